// The rule `explicit` with the exponential map, on every such line of steps.csv:  rustc check.rs && ./check
fn main() {
    let text = std::fs::read_to_string("steps.csv").expect("steps.csv in this folder");
    let (mut steps, mut worst) = (0, 0.0_f64);
    for line in text.lines().filter_map(|line| line.strip_prefix("explicit,")) {
        let n: Vec<f64> = line.split(',').map(|cell| cell.parse().expect("a number")).collect();
        let (i, dt, q, w, next) = (&n[0..3], n[3], &n[4..8], &n[8..11], &n[11..18]);
        let euler = |a: usize, b: usize, c: usize| w[a] + dt * (i[b] - i[c]) * w[b] * w[c] / i[a];
        let a = [euler(0, 1, 2), euler(1, 2, 0), euler(2, 0, 1)];
        let speed = a.iter().map(|x| x * x).sum::<f64>().sqrt();
        let (c, s) = ((speed * dt / 2.0).cos(), (speed * dt / 2.0).sin() / speed);
        let [x, y, z] = a.map(|part| s * part);
        let mine = [q[0] * c - q[1] * x - q[2] * y - q[3] * z, q[0] * x + q[1] * c + q[2] * z - q[3] * y,
                    q[0] * y - q[1] * z + q[2] * c + q[3] * x, q[0] * z + q[1] * y - q[2] * x + q[3] * c, a[0], a[1], a[2]];
        worst = mine.iter().zip(next).fold(worst, |most, (m, n)| most.max((m - n).abs()));
        steps += 1;
    }
    println!("{steps} steps, largest difference {worst:e}");
    std::process::exit(if steps == 5 && worst < 1e-12 { 0 } else { 1 });
}
