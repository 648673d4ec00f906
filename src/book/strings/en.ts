import type { TermAxes, TermId } from "../../ui/glossary";
import type { CaseGroup } from "../cases/cases";
import type { ChapterSlug } from "../chapters";
import type { GalleryId } from "../gallery";
import type { GoneSlug } from "../moved";
import chapters from "./chapters.en.json";
import terms from "./terms.en.json";

export interface TermWords {
  readonly name: string;
  /** Added in the list of symbols. */
  readonly detail?: string;
}

interface ChapterWords {
  readonly title: string;
  readonly teaches: string;
  readonly lets: string;
}

export const strings = {
  page: {
    skip: "Skip to the text",
    home: "Tumble",
    theme: "Theme",
    isDark: "Dark. Press for light",
    isLight: "Light. Press for dark",
    computed:
      "Every number and every picture on these pages is computed by one simulation core, the same in the browser, in the tests and on the command line.",
    notices: "Licences and notices",
    keys: "Keys",
    offline: "Read offline",
    /** `date` is ISO 8601. */
    edition: (version: string, date: string) => `By the Tumble authors; version ${version} of ${date}.`,
    licence: "Text, pictures and program may be used, changed and passed on under the MIT licence.",
    cite: "To cite it:",
    cited: (version: string, date: string) =>
      `The Tumble authors. Tumble: how things really rotate. Version ${version}, ${date}.`,
    citedChapter: (chapter: string, version: string, date: string) =>
      `The Tumble authors. “${chapter}”. In: Tumble: how things really rotate. Version ${version}, ${date}.`,
    /** The other one, in its own words; `root` leads from this language's root to that of the other. */
    otherLanguage: {
      tag: "zh-Hans",
      root: "zh/",
      name: "中文",
      offer: "这本笔记有中文版",
      close: "不用",
    },
    backToText: "Back to the text",
    title: (chapter: string) => `${chapter} · Tumble`,
    wholeTitle: "Tumble: how things really rotate",
    author: "The Tumble authors",
    released: (version: string) => `Version ${version}`,
    bibtex: "Cite this chapter in BibTeX",
    versionOf: (version: string, date: string) => `Version ${version} of ${date}`,
    feedback: {
      how: "To report a mistake, select the sentence if you can, and press:",
      link: "This sentence is wrong",
      subject: (chapter: string) => `A mistake in “${chapter}”`,
    },
  },
  embed: {
    from: "From Tumble: how things really rotate",
    title: (figure: string) => `${figure} · Tumble`,
  },
  embedding: {
    title: "A figure on your own page · Tumble",
    description:
      "How a figure of this notebook comes into a page of another site, or into a slide that is a web page.",
    heading: "A figure on your own page",
    lede: "Every figure of a chapter can stand on a page of another site, or in a slide that is a web page. It plays and steps there as it does here.",
    copy: {
      heading: "Copy the code",
      steps: [
        "Set the figure as it is to open: the rule, the view, the frame. Pause it last: the code takes the frame at which you copy.",
        "Press Share below its pictures, and then “Copy code to embed”.",
        "Paste the code into the HTML of your page or slide. It has the address of the notebook it was copied from: take it from one that your audience can reach.",
      ],
      gives: "The code is one element. It needs no script, and your page sends nothing to it:",
      title: "One throw, computed twice",
      shows:
        "Its address says which figure it is and how it stands: frame=240 is the frame. To have it play when it opens, tick “link plays at once” before you copy.",
      see: "The figure at that address",
    },
    size: {
      heading: "Its size",
      free: (height: number) =>
        `Any width from 320 pixels and any height will do; the code has the whole width and a height of ${height}. What does not fit is reached by scrolling in the frame. For a slide, tick “link fills the window” before you copy, and write the width and the height that the slide has room for: pictures and controls then fill the frame.`,
      listener: "On a page, to have each frame as high as its figure, add these lines:",
      message:
        'They answer the only message that a figure sends, { tumble: "height", height }, in pixels, whenever its height changes. A figure listens to no message.',
    },
    links: {
      heading: "A link instead",
      cards:
        "“Copy link” gives an address whose preview, in a chat or a forum, shows the figure at its start. It leads to the figure in its chapter, as it stood. It cannot be framed: only addresses below embed/ can.",
      oEmbed: "Where sites put a figure in the place of its link (oEmbed), it opens at its start.",
    },
  },
  contents: {
    title: "Tumble: how things really rotate",
    description:
      "An explorable notebook on rigid-body rotation: each chapter derives one idea and runs it live, one frame at a time.",
    lede: "A notebook on how things really rotate",
    question: "Nothing touches this racket. Why does it turn over?",
    guess: "Guess, and then see",
    figure: "A racket in free flight",
    caption:
      "Thrown about its middle axis, until you take it in hand. However it is thrown, its angular momentum, in blue, stands still, and all else turns about it.",
    entryPoints: {
      label: "Four ways in",
      wrong: {
        name: "My simulation is wrong",
        text: (count: number) => `${count} things people see: why, and how to mend each in your engine.`,
      },
      learn: {
        name: "I want to understand",
        text: (chapters: number, hours: string) =>
          `${chapters} chapters, each with motions to try; about ${hours} hours in all.`,
      },
      show: { name: "I want to show it", text: "Figures for a class or a talk, each with a question." },
      bring: {
        name: "I bring my own",
        text: "The lab takes a body and its tensor, a log of your engine, or a rule that you wrote.",
      },
    },
    racket:
      "Throw a racket so that it spins about its middle axis, and halfway through the flight it turns over. Most game engines once never showed this, and some do not today, because they leave one term out of one equation.",
    method:
      "Each chapter derives one idea of rigid-body rotation and runs it as you read. Put two ways of computing the same motion side by side, stop time, and step through it a frame at a time.",
    chapters: "Chapters",
    minutes: (minutes: string) => `${minutes} min`,
    notWritten: "not written yet",
    progress: {
      read: "read",
      readTo: "read to",
      /** `read` is filled in by the page's script. */
      count: (read: string, chapters: number) => `${read} of ${chapters} chapters read to the end.`,
      forget: "Forget where I was",
      forgotten: "Forgotten.",
    },
  },
  search: {
    button: "Search",
    label: "Search the notebook",
    hint: "What do you see? Or a symbol, a rule, an engine",
    close: "Close",
    results: "Found",
    /** # is what is shown, § what there is. */
    count: "# found",
    first: "The first # of § found",
    none: "Nothing found. Try fewer words, or say what you see: “gains energy”, “does not flip”, “sinks into the floor”.",
    trouble: "The search could not be fetched. Close it and try again.",
    groups: {
      absent: "Not in this book",
      page: "Pages",
      symptom: "What goes wrong",
      tool: "In the lab",
      section: "Sections",
      figure: "Figures",
      rule: "Rules, and who uses them",
      symbol: "Symbols",
      equation: "Equations",
    },
    stopWords:
      "a an and are as at be but by can do does for from has have how i if in is it its me my of on or that the their there this to was what when why with you your though".split(
        " ",
      ),
    /** For ½, 1/2 and 0.5. */
    half: "half",
  },
  cases: {
    title: "My simulation is wrong: a case-book · Tumble",
    description:
      "What people see when a simulation of rotation goes wrong: why, how to tell it from its lookalikes, how to mend it in which engine, and where others met it.",
    heading: "My simulation is wrong",
    inMenu: "My simulation is wrong: the case-book",
    lede: "Find what you see. Each case says why it happens, how to tell it from its lookalikes, and how to mend it in your engine.",
    index: "What do you see?",
    outline: { label: "List of cases", title: "All cases", button: "Cases" },
    filter: {
      label: "Cases with lines for",
      all: "any engine",
      own: "your own code",
      shown: (count: string, all: number) => `${count} of ${all} cases`,
    },
    groups: {
      spinning: "Nothing touches it, and it spins wrongly",
      turning: "It turns about a wrong axis, or by a wrong angle",
      body: "It moves like another body",
      contact: "It meets something",
      time: "Frame rates, springs and damping",
      numbers: "The attitude breaks",
    } satisfies Record<CaseGroup, string>,
    why: "Why",
    apart: "What else it may be",
    mend: "What to do",
    threads: "Where it happened",
    figure: "Open the figure, set so",
    figureOf: (name: string) => `Open the figure, set so: ${name}`,
    equation: (equation: number, chapter: number) => `Equation (${equation}) of chapter ${chapter}`,
    section: (chapter: string) => `Read: ${chapter}`,
    own: "your own code",
    ownLines: "In your own code",
    compiled: (version: string) => `compiled against ${version}`,
    ran: (version: string) => `run in ${version}`,
    read: (day: string) => `from documents, read on ${day}`,
    lines: (places: string) => `Lines for ${places}`,
    linesOf: { copy: "Copy", copied: "Copied", notCopied: "The browser does not let this page copy." },
    none: "Not there?",
    lab: "Run your own body, or examine your tensor, in the lab",
    moved: "Each line leads to its case in the case-book.",
  },
  core: {
    title: "Use the core · Tumble",
    description:
      "The simulation core of this notebook as a package for JavaScript and TypeScript, with test vectors for other languages.",
    heading: "Use the core",
    lede: "What computes every number of this notebook is a package of its own: exact solutions, every rule that engines step by, contact, and the search for the rule behind a recording.",
    install: {
      heading: "Get it",
      download: "Download the package",
      after: "into your project’s folder, and there:",
      clone: "A clone of the notebook makes the same file:",
    },
    flip: {
      heading: "The flip time of a T-handle",
      text: "A T-handle spins about its middle axis, a little askew. How long until it turns over?",
      save: "Save it as flip.mjs and run node flip.mjs, with Node 20.19 or later. It prints:",
      own: "A body of your own is known by its shape, or by its moments about x, y and z; so [0.02, 8, 0.02] rad/s spins this one about its middle axis, a little askew:",
    },
    scenario: {
      heading: "Step a scenario",
      text: "A scenario is the JSON that figures and the command line run. Each of its lanes steps the same body by a rule of its own.",
    },
    loop: {
      heading: "One step in your own loop",
      text: "A rule is a function by itself, too: angular velocity and tensor in, angular velocity out. Here is one with the exponential map, which turns the body.",
    },
    further: {
      heading: "Further",
      api: "All functions and types",
      apiText: "with their equations, units and axes.",
      vectors: "Test vectors",
      vectorsText:
        "to check another program by: exact free rotation, first frames of every rule, impulses; with programs in C++, Rust, C#, Python and GDScript that read them.",
    },
  },
  show: {
    title: "Figures to show · Tumble",
    description: "Figures of turning bodies for a class or a talk, each with a question to ask first.",
    heading: "Figures to show",
    lede: "Each fills the window. Ask the question, let everybody guess, then press play.",
    embedding: "Any figure can stand on a slide of your own.",
    rows: {
      racket: {
        name: "The racket that turns over",
        asks: "Both rackets are thrown alike. Which one would you see in the air?",
      },
      push: {
        name: "A push at a point",
        asks: "Two boxes get the same push, one of them off its middle. Which is faster afterwards?",
      },
      masses: {
        name: "Mass, and where it is",
        asks: "Move two balls outwards. About which axis has the body become harder to turn?",
      },
      loop: {
        name: "A loop, in three angles",
        asks: "An aeroplane flies a loop that just misses the vertical. What do its yaw and its roll do at the top?",
      },
      poinsot: {
        name: "The motion in one picture",
        asks: "Where two ellipsoids cross, the momentum must run. Near which axis is it not held?",
      },
      energy: {
        name: "Energy from nowhere",
        asks: "Nothing touches either racket. Which of them will gain energy, and which will lose it?",
      },
      wheel: {
        name: "A wheel held at one end",
        asks: "One wheel is stepped without the gyroscopic term. Will it fall?",
      },
      bunny: {
        name: "A bunny against a wall",
        asks: "Does it come back turning faster, or slower, than it was thrown?",
      },
      spring: {
        name: "A spring, five ways",
        asks: "Five rules step one spring. Which of them would you let near your program?",
      },
      aim: {
        name: "A torque that aims",
        asks: "Both satellites shall turn to the dashed one. Which of them goes the long way?",
      },
      cloud: {
        name: "A thousand throws at once",
        asks: "A thousand bodies start almost alike. After how many flips can you no longer say which way they face?",
      },
    } satisfies Record<GalleryId, { readonly name: string; readonly asks: string }>,
  },
  missing: {
    title: "Not here",
    description: "There is no page at this address.",
    heading: "There is no page here",
    reasons:
      "The address may be misspelt, or the page may have moved; or you are offline, and the page is not kept on this device.",
    contents: "All chapters are listed on the first page",
  },
  gone: {
    titles: { "stability-and-accuracy": "Stability and accuracy" } satisfies Record<GoneSlug, string>,
    description: (title: string) => `Where the chapter “${title}” went.`,
    heading: "This chapter has moved",
    says: (title: string) => `“${title}” has become more than one chapter:`,
  },
  chapter: {
    place: (number: number) => `Chapter ${number}`,
    link: (number: number) => `chapter ${number}`,
    others: "Other chapters",
    previous: "Previous",
    up: "Up",
    all: "All chapters",
    next: "Next",
    notWritten: (title: string) => `${title}, not written yet`,
  },
  outline: {
    label: "Contents of this chapter",
    title: "In this chapter",
    button: "Contents",
    close: "Close",
    chapters: "Chapters",
    allChapters: "All chapters of the notebook",
    goOn: "Go on where you stopped:",
  },
  note: {
    label: "How to read these pages",
    terms: "A coloured letter is a quantity: press it to see what it is.",
    phrases: "A phrase that looks",
    sample: "like this",
    action: "sets a figure, and brings it here beside the text; the browser’s Back button takes it back.",
    done: "I see",
    noScript:
      "Without scripts every figure is a picture of one moment: nothing plays, and a phrase that would set a figure leads to it.",
  },
  headingLink: "Link to this section",
  /** Within a sentence and at its start. */
  figureLink: {
    inSentence: (number: string) => `figure ${number}`,
    first: (number: string) => `Figure ${number}`,
  },
  equation: {
    label: (number: string) => `Equation ${number}`,
    link: (number: string) => `Link to equation ${number}`,
    terms: (number: string) => `Terms of equation ${number}`,
  },
  fold: { slip: "Spot the slip" },
  byHand: "By hand: ",
  numberQuestion: {
    hint: "A number, such as 0.3 or 1/3; five per cent either way will do.",
    check: "Check",
    right: "Right.",
    wrong: "It is another number. Try again, or open the answer.",
    unread: "Write one number, such as 0.3 or 1/3.",
  },
  prediction: {
    answer: "The answer",
    guessFirst: "Choose what you expect first. Or press again, to read on without a guess.",
    kept: "Your guesses stay in this browser, on this device.",
    forget: "Forget them",
    forgotten: "They are forgotten.",
    withoutAnswers: "Leave the answers out when this page is printed",
  },
  prerequisites: { needed: "You need", outcome: "You get" },
  symbols: {
    summary: "All the symbols of this chapter",
    symbol: "Symbol",
    meaning: "What it is",
    unit: "Unit",
    axes: "Axes",
    firstUse: "First used",
    /** On a term's card. */
    card: { axes: "axes:", firstUse: "First used in", all: "all symbols" },
  },
  island: {
    failed: "This figure’s program did not arrive; what you see is its still.",
    retry: "Try again",
    reload: "Reload the page",
    noFigure: "This link names a figure that is not on this page.",
  },
  /** What each teaches, for search engines, and what it lets the reader do. */
  chapters: chapters satisfies Record<ChapterSlug, ChapterWords>,
  terms: terms satisfies Record<TermId, TermWords> as Record<TermId, TermWords>,
  termAxes: {
    world: "world",
    body: "body",
    bodyToWorld: "body to world",
    sameInAll: "the same in all",
    asItsLetterSays: "as its letter says",
    asOmega: "as ω",
  } satisfies Record<TermAxes, string>,
};

export type Strings = typeof strings;
