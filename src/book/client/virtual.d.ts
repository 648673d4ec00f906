declare module "virtual:islands" {
  const islands: Readonly<
    Record<string, () => Promise<Record<string, import("../../figures/shell/island").Island<object>>>>
  >;
  export default islands;
}
