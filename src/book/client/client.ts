import { firstInteraction } from "../../browser/firstInteraction";
import { openFoldsAroundTarget } from "./addressed";
import { takeCarried } from "./carried";
import { repeatEarlyPresses, repeatEarlyTermPress, repeatEarlyTyping } from "./earlyPresses";
import { followMoved } from "./followMoved";
import { hydrateOrOfferRetry } from "./hydrateOrOfferRetry";
import { keepPlace, offerLastPlace } from "./lastPlace";
import { hydrateNearbyIslands, noticeUnknownFigure } from "./nearbyIslands";
import { offerOffline } from "./offline";
import { followOutline } from "./outline";
import {
  closeChapterMenu,
  dismissReadingNote,
  highlightTerms,
  makeScrollersFocusable,
  noticeKeys,
  offerKeyList,
} from "./pageParts";
import { followPredictions } from "./predictions";
import { openSearch } from "./search";
import { followTheme } from "./theme";

/* The page's one script. Text, equations and stills need none; figures are fetched as they come near. */

const FORMULA_FONTS = [
  ...["1em KaTeX_Main", "bold 1em KaTeX_Main", "italic 1em KaTeX_Math", "italic bold 1em KaTeX_Math"],
  ...["1em KaTeX_SansSerif", ...[1, 2, 3, 4].map((size) => `1em KaTeX_Size${size}`)],
];

/** A browser that prints waits for no font of a formula below. */
function fetchFormulaFonts(): Promise<unknown> {
  return Promise.allSettled(FORMULA_FONTS.map((font) => document.fonts.load(font)));
}

takeCarried();
followTheme();
noticeKeys();
highlightTerms();
followMoved().then((hasLeft) => hasLeft || noticeUnknownFigure(), noticeUnknownFigure);
repeatEarlyPresses(hydrateOrOfferRetry);
repeatEarlyTyping(hydrateOrOfferRetry);
const repeatTermPress = repeatEarlyTermPress();
followPredictions();
closeChapterMenu();
openSearch();
offerOffline();
dismissReadingNote();
offerKeyList();
offerLastPlace();
openFoldsAroundTarget();
const caseBook = document.querySelector<HTMLElement>(".case-book");
if (caseBook) import("./caseBook").then(({ openCaseBook }) => openCaseBook(caseBook));
const chapters = document.querySelector<HTMLElement>("#chapters");
firstInteraction().then(() => {
  fetchFormulaFonts();
  const link = document.querySelector<HTMLAnchorElement>("[data-feedback]");
  if (link) import("./feedback").then(({ followFeedback }) => followFeedback(link));
});
// The text is painted before programs are fetched or the page is measured.
requestAnimationFrame(() =>
  setTimeout(() => {
    hydrateNearbyIslands();
    import("./pressesInText").then(({ answerPresses }) => {
      answerPresses();
      repeatTermPress();
    });
    makeScrollersFocusable();
    followOutline(keepPlace);
    if (chapters) import("./progress").then(({ showProgress }) => showProgress(chapters));
  }),
);
