// The rule `explicit` with the exponential map, on every such line of steps.csv:  mcs check.cs && mono check.exe
using System;
using System.Globalization;
using System.IO;
using System.Linq;
class Check {
  static int Main() {
    int steps = 0;
    double worst = 0;
    foreach (var line in File.ReadLines("steps.csv").Where(line => line.StartsWith("explicit,"))) {
      var n = line.Split(',').Skip(1).Select(cell => double.Parse(cell, CultureInfo.InvariantCulture)).ToArray();
      double dt = n[3], q0 = n[4], q1 = n[5], q2 = n[6], q3 = n[7];
      Func<int, int, int, double> euler = (i, j, k) => n[8 + i] + dt * (n[j] - n[k]) * n[8 + j] * n[8 + k] / n[i];
      double a = euler(0, 1, 2), b = euler(1, 2, 0), d = euler(2, 0, 1), speed = Math.Sqrt(a * a + b * b + d * d);
      double c = Math.Cos(speed * dt / 2), s = Math.Sin(speed * dt / 2) / speed, x = s * a, y = s * b, z = s * d;
      double[] mine = { q0 * c - q1 * x - q2 * y - q3 * z, q0 * x + q1 * c + q2 * z - q3 * y,
                        q0 * y - q1 * z + q2 * c + q3 * x, q0 * z + q1 * y - q2 * x + q3 * c, a, b, d };
      worst = Math.Max(worst, mine.Select((value, k) => Math.Abs(value - n[11 + k])).Max());
      steps++;
    }
    Console.WriteLine("{0} steps, largest difference {1}", steps, worst.ToString(CultureInfo.InvariantCulture));
    return steps == 5 && worst < 1e-12 ? 0 : 1;
  }
}
