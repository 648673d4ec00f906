# The rule `explicit` with the exponential map, on every such free case of rules.json:  python3 check.py
import json, math, sys

def product(p, q):
    (a, b, c, d), (w, x, y, z) = p, q
    return [a*w - b*x - c*y - d*z, a*x + b*w + c*z - d*y, a*y - b*z + c*w + d*x, a*z + b*y - c*x + d*w]

def rotate(q, v):
    return product(product(q, [0, *v]), [q[0], -q[1], -q[2], -q[3]])[1:]

steps, worst = 0, 0.0
for case in json.load(open("rules.json")):
    inertia, dt = case["body"]["inertia"], case["dt"]
    if case["lanes"][0] != {"angular": "explicit"} or any(case["torque"]) or inertia[0][1]: continue
    q, I = case["initial"]["orientation"], [inertia[k][k] for k in range(3)]
    w = rotate([q[0], -q[1], -q[2], -q[3]], case["initial"]["angularVelocity"])  # along the body's axes
    for instant in case["instants"]:
        w = [w[a] + dt * (I[b] - I[c]) * w[b] * w[c] / I[a] for a, b, c in [(0, 1, 2), (1, 2, 0), (2, 0, 1)]]
        speed = math.hypot(*w)
        q = product(q, [math.cos(speed * dt / 2), *(math.sin(speed * dt / 2) / speed * part for part in w)])
        pairs = zip(q + rotate(q, w), instant["orientation"] + instant["angularVelocity"])
        steps, worst = steps + 1, max(worst, *(abs(mine - exact) for mine, exact in pairs))
print(steps, "steps, largest difference", worst)
sys.exit(0 if steps == 5 and worst < 1e-12 else 1)
