import type { ReactNode } from "react";
import type { BodyMark, EllipsoidMark, GroundMark, Mark, MeshMark, ObjectMark, PlaneMark } from "../marks";
import { EllipsoidObject, PlaneObject } from "./discs";
import type { MarkObjectRef } from "./drawContext";
import { GroundObject } from "./softShadow";
import { BodyObject, MeshObject, ThingObject } from "./solids";

/** All others are drawn in batches of lines and arrows. */
const MOUNTED_KINDS: readonly Mark["kind"][] = ["body", "mesh", "object", "ground", "ellipsoid", "plane"];

export function isMounted({ kind }: Mark): boolean {
  return MOUNTED_KINDS.includes(kind);
}

export function MarkObject({ kind, slot }: { kind: Mark["kind"]; slot: MarkObjectRef }): ReactNode {
  switch (kind) {
    case "body":
      return <BodyObject slot={slot as MarkObjectRef<BodyMark>} />;
    case "mesh":
      return <MeshObject slot={slot as MarkObjectRef<MeshMark>} />;
    case "object":
      return <ThingObject slot={slot as MarkObjectRef<ObjectMark>} />;
    case "ground":
      return <GroundObject slot={slot as MarkObjectRef<GroundMark>} />;
    case "ellipsoid":
      return <EllipsoidObject slot={slot as MarkObjectRef<EllipsoidMark>} />;
    case "plane":
      return <PlaneObject slot={slot as MarkObjectRef<PlaneMark>} />;
    default:
      return null;
  }
}
