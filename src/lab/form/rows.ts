type Row = [number, number, number];

export function rowsOf(m: readonly number[]): [Row, Row, Row] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m;
  return [
    [a, b, c],
    [d, e, f],
    [g, h, i],
  ];
}
