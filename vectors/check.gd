# The rule `explicit` with the exponential map, on every such free case of rules.json:  godot --headless --script check.gd
extends SceneTree

func _init():
	var steps := 0
	var worst := 0.0
	for case in JSON.parse_string(FileAccess.get_file_as_string("rules.json")):
		var rows: Array = case.body.inertia
		if case.lanes[0] != {"angular": "explicit"} or Vector3(case.torque[0], case.torque[1], case.torque[2]) != Vector3.ZERO or rows[0][1] != 0: continue
		var start: Dictionary = case.initial
		var inertia := Vector3(rows[0][0], rows[1][1], rows[2][2])
		var q := Quaternion(start.orientation[1], start.orientation[2], start.orientation[3], start.orientation[0]) # w comes last
		var w := q.inverse() * Vector3(start.angularVelocity[0], start.angularVelocity[1], start.angularVelocity[2]) # along the body's axes
		for instant in case.instants:
			w -= case.dt * w.cross(inertia * w) / inertia
			q = q * Quaternion(w.normalized(), w.length() * case.dt)
			var exact := Vector3(instant.angularVelocity[0], instant.angularVelocity[1], instant.angularVelocity[2])
			worst = max(worst, (q * w - exact).length(), abs(q.w - instant.orientation[0]))
			steps += 1
	print(steps, " steps, largest difference ", worst)
	quit(0 if steps == 5 and worst < 1e-5 else 1) # Godot's vectors have single precision
