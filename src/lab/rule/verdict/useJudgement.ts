import { useEffect, useRef, useState } from "react";
import { judge, type Progress, type Verdict } from "../../../judge/judge";
import type { Turning } from "../../../judge/rule";
import { runnerOf } from "./judgeProgram";

type Judgement =
  | { readonly kind: "none" }
  | { readonly kind: "judging"; readonly progress: Progress | null }
  | { readonly kind: "cancelled" }
  | { readonly kind: "judged"; readonly verdict: Verdict };

interface Judging {
  readonly judgement: Judgement;
  readonly begin: () => void;
  readonly cancel: () => void;
}

export function useJudgement(source: string, turning: Turning): Judging {
  const [judgement, setJudgement] = useState<Judgement>({ kind: "none" });
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);

  const begin = () => {
    ending.current?.abort();
    const own = new AbortController();
    ending.current = own;
    const show = (next: Judgement) => own.signal.aborted || setJudgement(next);
    show({ kind: "judging", progress: null });
    judge(
      runnerOf(source, turning, () => performance.now()),
      undefined,
      (progress) => show({ kind: "judging", progress }),
      own.signal,
    ).then(
      (verdict) => show({ kind: "judged", verdict }),
      (error: unknown) => {
        if (!own.signal.aborted) throw error;
      },
    );
  };
  const cancel = () => {
    ending.current?.abort();
    setJudgement({ kind: "cancelled" });
  };
  return { judgement, begin, cancel };
}
