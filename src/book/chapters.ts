/** A chapter of the notebook, whether it is written yet or not. */
export interface Chapter {
  readonly number: number;
  readonly slug: string;
  readonly title: string;
  /** One or two sentences: what the reader can do at its end. */
  readonly teaches: string;
}

export const CHAPTERS: readonly Chapter[] = [
  {
    number: 0,
    slug: "state-and-momentum",
    title: "State and momentum",
    teaches:
      "What a rigid body must remember from one instant to the next, and why that is its angular momentum and not its angular velocity.",
  },
  {
    number: 1,
    slug: "rotation-matrix-derivative",
    title: "The derivative of a rotation matrix",
    teaches:
      "How a spin moves the axes of a body, why the rate of change of R is ΩR, and what a step of Euler’s method does to a rotation.",
  },
  {
    number: 2,
    slug: "inertia-tensor",
    title: "The inertia tensor in the world frame",
    teaches:
      "How mass resists being turned, why the answer depends on how the body is held, and how to turn the tensor with the body.",
  },
  {
    number: 3,
    slug: "euler-equation",
    title: "Euler’s equation with gyroscopic torque",
    teaches:
      "Why a racket thrown about its middle axis flips, which term of the equation does it, and what happens in an engine that drops the term.",
  },
  {
    number: 4,
    slug: "quaternion-derivative",
    title: "The quaternion derivative",
    teaches:
      "Where the one half comes from, on which side the angular velocity belongs, and what normalising mends and does not mend.",
  },
  {
    number: 5,
    slug: "exponential-map",
    title: "The exponential map",
    teaches:
      "How to turn by a constant spin exactly, which expressions lose digits near zero, and what an exact turn cannot repair.",
  },
  {
    number: 6,
    slug: "impulse-collision",
    title: "Impulse collision",
    teaches:
      "What one push at one point does to a velocity and a spin, and where a friction rule can make energy out of nothing.",
  },
  {
    number: 7,
    slug: "stability-and-accuracy",
    title: "Stability and accuracy",
    teaches:
      "Why a run that stays calm can still be wrong, and how to measure what a step of any method costs and earns.",
  },
];

/** The address of a chapter, from the root of the notebook. */
export function chapterPath(chapter: Chapter): string {
  return `chapters/${chapter.slug}/`;
}

/** The name of a chapter's text file, as `content/en/` has it. */
export function chapterFile(chapter: Chapter): string {
  return `${String(chapter.number).padStart(2, "0")}-${chapter.slug}.mdx`;
}
