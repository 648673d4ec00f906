const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** A number to a few figures: 4.208, −0.35, 2.1·10⁹. Those that are neither large nor small are written out. */
export function shortNumber(value: number, figures = 4): string {
  const size = Math.abs(value);
  if (size === 0) return "0";
  const text = size >= 1e5 || size < 1e-4 ? withPower(value) : String(Number(value.toPrecision(figures)));
  return text.replace("-", "−");
}

function withPower(value: number): string {
  const [digits = "", exponent = ""] = value.toExponential(1).split("e");
  const raised = exponent
    .replace("+", "")
    .replace("-", "⁻")
    .replace(/\d/g, (digit) => RAISED[Number(digit)] ?? "");
  return `${digits}·10${raised}`;
}

/** The labels of an axis: as many decimals as tell its ticks apart, the same for all of them. */
export function tickLabels(ticks: readonly number[]): string[] {
  const largest = Math.max(...ticks.map(Math.abs));
  if (largest >= 1e5) return ticks.map((tick) => shortNumber(tick, 2));
  const [first = 0, second = first + 1] = ticks;
  const places = Math.max(0, Math.min(9, -Math.floor(Math.log10(Math.abs(second - first)) + 1e-9)));
  return ticks.map((tick) =>
    tick
      .toFixed(places)
      .replace(/^-(?=.*[1-9])/, "−")
      .replace(/^-/, ""),
  );
}
