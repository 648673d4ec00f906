// The rule `explicit` with the exponential map, on every such line of steps.csv:  g++ -std=c++17 check.cpp -o check && ./check
#include <algorithm>
#include <cmath>
#include <fstream>
#include <iostream>
#include <sstream>
int main() {
  std::ifstream file("steps.csv");
  double I[3], dt, q[4], w[3], next[7], worst = 0;
  int steps = 0;
  for (std::string line; std::getline(file, line);) {
    std::replace(line.begin(), line.end(), ',', ' ');
    std::istringstream row(line);
    if (std::string rule; !(row >> rule) || rule != "explicit") continue;
    for (double& x : I) row >> x;
    row >> dt;
    for (double& x : q) row >> x;
    for (double& x : w) row >> x;
    for (double& x : next) row >> x;
    double a[3] = {w[0] + dt * (I[1] - I[2]) * w[1] * w[2] / I[0], w[1] + dt * (I[2] - I[0]) * w[2] * w[0] / I[1],
                   w[2] + dt * (I[0] - I[1]) * w[0] * w[1] / I[2]};
    double speed = std::sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]), c = std::cos(speed * dt / 2);
    double s = std::sin(speed * dt / 2) / speed, x = s * a[0], y = s * a[1], z = s * a[2];
    double mine[7] = {q[0] * c - q[1] * x - q[2] * y - q[3] * z, q[0] * x + q[1] * c + q[2] * z - q[3] * y,
                      q[0] * y - q[1] * z + q[2] * c + q[3] * x, q[0] * z + q[1] * y - q[2] * x + q[3] * c, a[0], a[1], a[2]};
    for (int k = 0; k < 7; k++) worst = std::max(worst, std::abs(mine[k] - next[k]));
    steps++;
  }
  std::cout << steps << " steps, largest difference " << worst << "\n";
  return steps == 5 && worst < 1e-12 ? 0 : 1;
}
