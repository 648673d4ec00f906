/** Of the sheets for those who teach. */
export const strings = {
  title: "Teacher’s sheets · Tumble",
  description:
    "For each chapter: what it assumes and gives, three things to do in class with figures set to an instant, plans for 45 and 90 minutes, and questions with their answers apart.",
  heading: "Teacher’s sheets",
  lede: "One for each chapter: a plan for a lesson and for two, three things to do in class, and questions with their answers on a sheet of their own.",
  inMenu: "Teacher’s sheets",
  ofChapter: "Teacher’s sheet for this chapter",
  minutes: (minutes: number) => `${minutes} min`,
  activities: (minutes: number) => `Three things to do in class, ${minutes} minutes in all:`,
  sheet: {
    title: (chapter: string) => `Teacher’s sheet: ${chapter} · Tumble`,
    description: (chapter: string) =>
      `For teaching “${chapter}”: plans for 45 and 90 minutes, three things to do in class, and questions with answers.`,
    place: (number: number) => `Teacher’s sheet · chapter ${number}`,
    time: (reading: string, activities: number) =>
      `The chapter takes about ${reading} minutes to read, the three activities below ${activities} minutes in class.`,
    chapter: "Open the chapter",
    all: "All sheets",
    given: "What it assumes, and what it gives",
    uses: "It uses",
    equations: (numbers: string, count: number) => `${count > 1 ? "equations" : "equation"} ${numbers}`,
    symbols: "New symbols",
    results: "Equations to keep",
    plans: "Minutes",
    plan: (minutes: number) => `In ${minutes} minutes`,
    inClass: "In class",
    questions: "Questions",
    answers: "Answers",
    slip: "What is wrong here?",
    exam: (number: number) => `Exam question ${number}`,
    choose: (choice: string) => `Who chooses ${choice}:`,
  },
  activity: {
    who: { all: "the whole class", pairs: "in pairs", groups: "in groups of three or four" },
    needs: (things: string) => `At hand: ${things}`,
    noScreen: "no screen",
    rows: {
      purpose: "Purpose",
      show: "Show",
      try: "Do",
      predict: "They predict",
      see: "They see",
      ask: "Ask",
      wrong: "Often answered",
    },
    atFrame: (figure: string, frame: number) => `${figure} at frame ${frame}`,
    fills: "filling the window",
  },
};

export type Strings = typeof strings;
