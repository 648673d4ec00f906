import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { principal } from "../../src/core/bodies/principal";
import { box } from "../../src/core/bodies/solids";
import type { Mat3 } from "../../src/core/math/mat3";
import { angleBetween, type Vec3 } from "../../src/core/math/vec3";
import { readBench } from "../../src/lab/document/bench";
import { canBe, equalBox, equalEllipsoid, likelySlips, possibilityOf } from "../../src/lab/tensor/judge";
import { readTensor } from "../../src/lab/tensor/read";
import { inBodyAxes, otherSign, TensorError } from "../../src/lab/tensor/reading";
import { bothOnBench, otherReadings } from "../../src/lab/tensor/twoReadings";
import { repeated, tableOf } from "../tables";

const { DOMParser } = new Window();
const parseXml = (xml: string) => new DOMParser().parseFromString(xml, "text/xml") as unknown as Document;
const read = (text: string) => readTensor(text, parseXml);
const bodyTensor = (text: string) => inBodyAxes(read(text));

/** Entries that agree to the digits written. */
function expectTensor(found: Mat3, wanted: readonly number[]): void {
  found.forEach((entry, at) => {
    expect(entry).toBeCloseTo(wanted[at] ?? Number.NaN, 9);
  });
}

interface Written {
  readonly what: string;
  readonly text: string;
  readonly reading: object;
  readonly tensor: readonly number[];
}

describe("an inertia is read as its format has it", () => {
  it.each(tableOf<Written>("tests/lab/tensorFormats.yaml"))("$what", ({ text, reading, tensor }) => {
    expect(read(text)).toMatchObject(reading);
    expectTensor(bodyTensor(text), tensor);
  });

  it("URDF with every angle: z after y after x", () => {
    const text = `<inertial><origin rpy="0.3 -0.4 0.5"/><mass value="1"/><inertia ixx="1" iyy="2" izz="2.5"/></inertial>`;
    const { axes_B } = principal(bodyTensor(text));
    // The first column of R_z R_y R_x.
    const x: Vec3 = [Math.cos(-0.4) * Math.cos(0.5), Math.cos(-0.4) * Math.sin(0.5), -Math.sin(-0.4)];
    const off = angleBetween(axes_B[0], x);
    expect(Math.min(off, Math.PI - off)).toBeLessThan(1e-9);
  });

  it("moments with products of either sign", () => {
    const labelled =
      "mass = 2\nLxx = 1\tLxy = 0.1\tLxz = 0.2\nLyx = 0.1\tLyy = 2\tLyz = 0.3\nLzx = 0.2\tLzy = 0.3\tLzz = 3";
    expect(read(labelled)).toMatchObject({ mass: 2, productsSign: "unsaid" });
    expectTensor(inBodyAxes(otherSign(read(labelled))), [1, -0.1, -0.2, -0.1, 2, -0.3, -0.2, -0.3, 3]);
  });

  it.each(tableOf<[text: string, sentence: string]>("tests/lab/tensorRefusals.yaml"))(
    "%s is refused in a sentence",
    (text, sentence) => {
      const reading = () => read(repeated(text));
      expect(reading).toThrow(TensorError);
      expect(reading).toThrow(sentence);
    },
  );
});

describe("whether a body can have it", () => {
  it("a box can, to the border where it is flat", () => {
    expect(possibilityOf(box([0.2, 1, 2], 1).inertia_B).kind).toBe("possible");
    expect(possibilityOf([1, 0, 0, 0, 2, 0, 0, 0, 3]).kind).toBe("flat");
    expect(possibilityOf([1, 0, 0, 0, 2, 0, 0, 0, 3.1])).toMatchObject({ kind: "triangle" });
    expect(possibilityOf([1, 2, 0, 2, 1, 0, 0, 0, 2]).kind).toBe("negative");
    expect(possibilityOf([0, 0, 0, 0, 1, 0, 0, 0, 1]).kind).toBe("line");
    expect(possibilityOf([0, 0, 0, 0, 1, 0, 0, 0, 1.5]).kind).toBe("negative");
  });

  it("and the equal bodies of the largest and the smallest that are read have finite edges", () => {
    for (const size of ["1e100", "1e-100"])
      for (const mass of ["1e100", "1e-100"]) {
        const written = read(`mass = ${mass} ${size} ${size} ${size}`);
        const { moments } = principal(inBodyAxes(written));
        for (const edge of [
          ...equalBox(moments, written.mass ?? 1),
          ...equalEllipsoid(moments, written.mass ?? 1),
        ])
          expect(Number.isFinite(edge) && edge > 0).toBe(true);
      }
  });

  it("and the equal box and ellipsoid have its moments", () => {
    const moments: Vec3 = [0.11, 0.2, 0.27];
    const [x, y, z] = equalBox(moments, 3);
    expect(box([x, y, z], 3).inertia_B[0]).toBeCloseTo(0.11, 12);
    expect(box([x, y, z], 3).inertia_B[8]).toBeCloseTo(0.27, 12);
    const [a, b] = equalEllipsoid(moments, 3);
    expect((3 * (a * a + b * b)) / 5).toBeCloseTo(0.27, 12);
  });
});

describe("the likeliest slip", () => {
  const first = (text: string) => likelySlips(read(text))[0];
  const urdf = (inertia: string, rpy = "0.1 0.2 0.3", mass = 2, xyz = "0 0 0") =>
    `<inertial><origin xyz="${xyz}" rpy="${rpy}"/><mass value="${mass}"/><inertia ${inertia}/></inertial>`;

  it("is a decimal point, in the entry that was written", () => {
    const slip = first(urdf('ixx="0.02" ixy="0.001" ixz="0" iyy="0.03" iyz="0.002" izz="0.4"'));
    expect(slip).toMatchObject({ kind: "decimal", entry: "Izz", tens: 1 });
    expect(slip && canBe(slip.inertia)).toBe(true);
  });

  it("is the sign of the products, where that alone mends it", () => {
    // A rod along (1, 1, 1) has moments 0.2, 2.9, 2.9; with the other sign they are 1.1, 1.1, 3.8.
    expect(canBe(bodyTensor("2 2 2 -0.9 -0.9 -0.9"))).toBe(true);
    expect(canBe(bodyTensor("2 2 2 0.9 0.9 0.9"))).toBe(false);
    const kinds = likelySlips(read("2 2 2 0.9 0.9 0.9")).map(({ kind }) => kind);
    expect(kinds).toContain("products");
  });

  it("is millimetres, where a kilogram would reach for hundreds of metres", () => {
    expect(first(urdf('ixx="20000" iyy="30000" izz="40000"'))).toMatchObject({ kind: "units" });
  });

  it("is not millimetres, where those leave it as impossible as it was", () => {
    const slips = likelySlips(read(urdf('ixx="10000" iyy="10000" izz="30000"')));
    expect(slips.every(({ inertia }) => canBe(inertia))).toBe(true);
  });

  it("is the origin, where the centre lies far off it", () => {
    // A small cube of 2 kg half a metre from the origin, its tensor about that.
    const slip = first(urdf('ixx="0.502" iyy="0.502" izz="0.002"', "0 0 0", 2, "0 0 0.5"));
    expect(slip?.kind).toBe("origin");
    expect(slip?.inertia[0]).toBeCloseTo(0.002, 12);
  });

  it("is none where nothing is wrong", () => {
    expect(likelySlips(read(urdf('ixx="0.02" iyy="0.03" izz="0.04"')))).toEqual([]);
  });
});

describe("two readings", () => {
  it("of a turned tensor are two lanes that tumble apart; of a plain one there is no other", () => {
    const written = read(
      '<inertial><origin rpy="0.1 0.2 0.7"/><mass value="2"/><inertia ixx="0.02" iyy="0.03" izz="0.04"/></inertial>',
    );
    const [other] = otherReadings(written);
    if (!other) throw new Error("there is another reading");
    expect(other.kind).toBe("turnedBack");
    const scenario = readBench(bothOnBench(inBodyAxes(written), other, 2));
    expect(scenario.lanes).toHaveLength(2);
    expect(otherReadings(read("1 2 2.5"))).toEqual([]);
  });
});
