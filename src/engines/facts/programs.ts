import programs from "./programs.json";
import type { LinkId, Program } from "./schema";

/** An engine of the registry, or one that runs nowhere in a page. */
export type ProgramId = keyof typeof programs;

/** In the order of the pages. */
export const PROGRAMS: Readonly<Record<ProgramId, Program>> = programs as Record<ProgramId, Program>;
export const PROGRAM_IDS = Object.keys(programs) as ProgramId[];

/** @param address whole, or below the program's source */
export function addressIn({ source }: Program, address: string): string {
  return new URL(address, source).href;
}

export function linksOf(program: Program): readonly (readonly [LinkId, string])[] {
  const links = Object.entries(program.links) as [LinkId, string][];
  return links.map(([link, address]) => [link, addressIn(program, address)]);
}
