export const strings = {
  title: "Tumble",
  subtitle: "How things really rotate",
  /** Of all editions in this language. */
  identifier: "urn:uuid:8d0c2a4e-6f0b-4a57-9d1e-5b7a3f1c9e42",
  author: "The Tumble authors",
  description: "A notebook on rigid-body rotation: each chapter derives one idea and shows it in motion.",
  edition: (version: string, date: string) => `Version ${version}, ${date}`,
  licence: "Text, pictures and program may be used, changed and passed on under the MIT licence.",
  howToRead: {
    title: "How to read this book",
    paragraphs: [
      "This book is made from pages on which every figure moves and every term of an equation can be switched off. Here each figure stands still at one instant, and what its numbers were at that instant is printed with it. The address below a figure is that of the figure in motion.",
      "Where the text tells you to press, to drag or to switch, it speaks of that figure.",
      "A coloured letter is a quantity, in one colour throughout: angular velocity in vermilion, angular momentum in blue. All symbols are listed at the end, and so are the answers to the questions and the references.",
    ],
  },
  contents: "Contents",
  chapter: (number: number) => `Chapter ${number}`,
  question: (number: string) => `Question ${number}`,
  answer: (number: string) => `Answer ${number}`,
  page: (number: string) => `p. ${number}`,
  answers: "Answers",
  symbols: "Symbols",
  references: "References",
  figureAddress: (address: string) => `In motion: ${address}`,
  atScreen: "These are for the figures in motion, at a screen.",
  cover: "Cover",
  accessibility:
    "Formulas are MathML. Every picture has a description in words. Headings and a table of contents lead through the book.",
};

export type Strings = typeof strings;
