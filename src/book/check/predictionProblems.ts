import { type ChapterNode, isTag, type Problem, tagOf } from "./chapterTags";

type Complaint = Omit<Problem, "file">;

export function predictionProblems(chapter: ChapterNode): Complaint[] {
  const predictions = tagged(chapter, "Prediction");
  const ids = predictions.map((node) => tagOf(node).props.id);
  const ofPredictions = predictions.flatMap((node, place) => {
    const choices = tagged(node, "Choice");
    const messages = [
      ids.indexOf(ids[place]) < place ? `another prediction of this chapter has the id ${ids[place]}` : "",
      choices.length < 2 || choices.length > 4
        ? `a prediction has from two to four choices, and not ${choices.length}`
        : "",
      choices.filter(isRight).length === 1 ? "" : "one choice of a prediction is right, and only one",
      hasAnswer(node) ? "" : "the answer is missing",
    ];
    return messages.filter(Boolean).map((message) => complaint(node, message));
  });
  const inside = new Set(predictions.flatMap((node) => tagged(node, "Choice")));
  const ofChoices = tagged(chapter, "Choice").flatMap((node) => [
    ...(inside.has(node) ? [] : [complaint(node, "a choice stands in a prediction")]),
    ...(isEmpty(node) ? [complaint(node, "the reply to those who choose this is missing")] : []),
  ]);
  return [...ofPredictions, ...ofChoices];
}

function tagged(node: ChapterNode, name: string): ChapterNode[] {
  const inside = (node.children ?? []).flatMap((child) => tagged(child, name));
  return isTag(node) && node.name === name ? [node, ...inside] : inside;
}

function isRight(choice: ChapterNode): boolean {
  return tagOf(choice).props.right === true;
}

function hasAnswer({ children = [] }: ChapterNode): boolean {
  return children.some((child) => tagged(child, "Choice").length === 0 && !isBlank(child));
}

function isEmpty({ children = [] }: ChapterNode): boolean {
  return children.every(isBlank);
}

function isBlank({ type, value }: ChapterNode): boolean {
  return type === "text" && typeof value === "string" && value.trim() === "";
}

function complaint(node: ChapterNode, message: string): Complaint {
  const { line, column } = node.position.start;
  return { line, column, message };
}
