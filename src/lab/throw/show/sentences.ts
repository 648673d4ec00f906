import { decimals, degrees, rounded, shortNumber, toDegrees } from "../../../format/numbers";
import type { Throw } from "../motion/analyse";
import type { Ratio, Ratios } from "../motion/ratios";
import { strings } from "../strings/en";

const { found } = strings;

/** As in 1 : 4.22 : 5.20. */
export function ratioText({ moments }: Ratios): string {
  return moments
    .map((ratio) => (ratio.uncertainty === 0 ? found.moments.least : ratioWords(ratio).value))
    .join(" : ");
}

/** The uncertainty has two figures, and the value as many places. */
export function ratioWords({ value, uncertainty }: Ratio): {
  readonly value: string;
  readonly uncertainty: string;
} {
  if (!Number.isFinite(uncertainty))
    return { value: rounded(value, 2), uncertainty: shortNumber(uncertainty) };
  const places = Math.min(6, Math.max(0, 1 - Math.floor(Math.log10(uncertainty))));
  return { value: decimals(value, places), uncertainty: decimals(uncertainty, places) };
}

export function flightSentences({ flight, times, turned }: Throw, recorded: number): string[] {
  const words = found.flight;
  return [
    words.lasted(decimals(flight.duration, 2), rounded(turned / (2 * Math.PI), 3)),
    words.cut(decimals(flight.from, 2), decimals(Math.max(0, recorded - flight.from - flight.duration), 2)),
    words.arm(rounded(100 * flight.arm, 2), rounded(flight.left, 2)),
    timesSentence(times),
    ...(times.repeated > 0 ? [words.repeated(String(times.repeated))] : []),
  ];
}

/** [s]: times given to a tenth of a millisecond are off by less */
const ROUNDING = 1e-4;

function timesSentence({ step, jitter }: Throw["times"]): string {
  const words = found.flight;
  const milliseconds = rounded(1000 * step, 3);
  if (jitter === null) return words.timesKept(milliseconds);
  return jitter < ROUNDING
    ? words.timesEven(milliseconds)
    : words.timesLaid(milliseconds, rounded(1000 * jitter, 2));
}

export function momentsSentences({ ratios, motion, showsRatios }: Throw): string[] {
  const words = found.moments;
  if (!showsRatios) return [words.open];
  const [least, middle, greatest] = ratios.moments.map(({ value }) => value) as [number, number, number];
  return [
    words.plate(rounded(greatest / (least + middle), 3)),
    ratios.tilt > 0 ? words.tilt(degrees(ratios.tilt)) : words.straight,
    words.note(rounded(toDegrees(motion.left), 2)),
  ];
}

export function lineSentences({ lineMoments }: Throw): string[] {
  const words = found.line;
  if (lineMoments === null) return [words.text, words.noBody];
  const sorted = [...lineMoments].sort((a, b) => a - b);
  const ratios = sorted.map((moment) => rounded(moment / (sorted[0] as number), 3));
  return [words.text, words.byLine(ratios.join(" : "))];
}
