declare module "virtual:islands" {
  const islands: Readonly<
    Record<string, () => Promise<Record<string, import("../../figures/frame/island").Island<object>>>>
  >;
  export default islands;
}
