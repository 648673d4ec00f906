export const VOCABULARY_NAMES = [
  "Term",
  "Equation",
  "Ref",
  "FigureLink",
  "Value",
  "SetFigure",
  "Aside",
  "Prediction",
  "Choice",
  "Question",
  "NumberQuestion",
  "SpotTheError",
  "Remember",
  "ByHand",
  "Prerequisites",
  "Symbols",
  "Reference",
] as const;

/** Of teachers' sheets alone, besides. */
export const SHEET_NAMES = [
  "Plan",
  "Step",
  "Activity",
  "Purpose",
  "Show",
  "Try",
  "Predict",
  "See",
  "Ask",
  "Wrong",
  "Seen",
  "Exam",
  "Answer",
] as const;

export type SheetName = (typeof SHEET_NAMES)[number];

export type VocabularyName = (typeof VOCABULARY_NAMES)[number];
