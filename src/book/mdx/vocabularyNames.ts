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

export type VocabularyName = (typeof VOCABULARY_NAMES)[number];
