import {
  Color,
  DoubleSide,
  MeshLambertMaterial,
  type MeshLambertMaterialParameters,
  MeshPhysicalMaterial,
} from "three";
import { PARTS, type Part } from "../../core/bodies/objects/surface";
import type { Colours } from "../colours";
import { UNDER_LINES } from "../webgl/litMaterial";
import { threeColour } from "../webgl/toThree";

/** All have some lacquer, so that one program draws them all: programs take longest when a stage opens. */
interface Look {
  readonly roughness: number;
  readonly metalness?: number;
  readonly clearcoat?: number;
}

const LEAST_LACQUER = 0.05;

const LACQUER: Look = { roughness: 0.32, clearcoat: 1 };
const METAL: Look = { roughness: 0.24, metalness: 0.85 };
const GLASS: Look = { roughness: 0.06, clearcoat: 1 };
const RUBBER: Look = { roughness: 0.9 };
const PAPER: Look = { roughness: 0.95 };
const PORCELAIN: Look = { roughness: 0.28, clearcoat: 1 };
const CARD: Look = { roughness: 0.55, clearcoat: 0.25 };

const LOOKS: Readonly<Record<Part, Look>> = {
  frameFront: LACQUER,
  frameBack: LACQUER,
  frame: LACQUER,
  grip: RUBBER,
  strings: { roughness: 0.4 },
  metal: METAL,
  sleeveFront: LACQUER,
  sleeveBack: LACQUER,
  knobFront: METAL,
  knobBack: METAL,
  glass: GLASS,
  bezel: { roughness: 0.35, metalness: 0.4 },
  shell: { roughness: 0.4, metalness: 0.3, clearcoat: 0.6 },
  camera: { roughness: 0.3, metalness: 0.5 },
  lens: GLASS,
  cover: CARD,
  coverBack: CARD,
  spine: CARD,
  pages: PAPER,
  ivory: PORCELAIN,
  pips: { roughness: 0.5 },
};

/** Of the glass that the exact solution and other lanes are of. */
const GLASS_OPACITY = 0.16;

type StageMaterial = MeshPhysicalMaterial | MeshLambertMaterial;

/** Shared by all pictures of a stage. */
export class StageMaterials {
  /** In the order of PARTS. */
  readonly parts: readonly StageMaterial[];
  readonly box: StageMaterial;
  readonly porcelain: StageMaterial;
  readonly ghost: StageMaterial;
  readonly arrow: StageMaterial;
  private coloured: Colours | null = null;

  /** @param isPlain without lacquer and reflections, for a machine that computes every pixel itself */
  constructor(isPlain: boolean) {
    const made = (look: Look, more: MeshLambertMaterialParameters = {}) => material(look, more, isPlain);
    this.parts = PARTS.map((part) => made(LOOKS[part], SOLID));
    this.box = made(CARD, SOLID);
    this.porcelain = made(PORCELAIN, SOLID);
    this.ghost = made(GLASS, { transparent: true, opacity: GLASS_OPACITY, depthWrite: false });
    // In three's transparent list, which alone keeps the order of arrows: their hidden parts first.
    this.arrow = made({ roughness: 0.45, clearcoat: 0.3 }, { transparent: true });
  }

  get all(): readonly StageMaterial[] {
    return [...this.parts, this.box, this.porcelain, this.ghost, this.arrow];
  }

  /** Again only where the theme has changed. */
  recolour(colours: Colours): void {
    if (this.coloured === colours) return;
    this.coloured = colours;
    for (const [index, of] of this.parts.entries())
      of.color = threeColour(colours[`${PARTS[index] ?? "frame"}Lit`]);
    this.box.color = threeColour(colours.faceLit);
    this.porcelain.color = new Color(colours.faceLit).lerp(new Color("white"), 0.15);
    this.ghost.color = threeColour(colours.edge);
  }

  dispose(): void {
    for (const each of this.all) each.dispose();
  }
}

/** Strings and pages have two sides. */
const SOLID = { ...UNDER_LINES, side: DoubleSide } as const;

function material(look: Look, more: MeshLambertMaterialParameters, isPlain: boolean): StageMaterial {
  const { clearcoat = 0, ...plain } = look;
  if (isPlain) return new MeshLambertMaterial(more);
  return new MeshPhysicalMaterial({ ...plain, ...more, clearcoat: Math.max(clearcoat, LEAST_LACQUER) });
}
