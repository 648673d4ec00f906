import type { ReactNode } from "react";
import { problemSentence } from "../../made/trouble";
import { MOST_PROBLEMS, type Problem } from "../program/problem";
import { strings } from "../strings/en";

interface ProblemListProps {
  readonly problems: readonly Problem[];
  readonly goTo: (problem: Problem) => void;
}

/** What is wrong with a program, and a button to each place of it. */
export function ProblemList({ problems, goTo }: ProblemListProps): ReactNode {
  if (problems.length === 0) return null;
  return (
    <>
      <p className="field-problem">{strings.problems(problems.length, MOST_PROBLEMS)}</p>
      <ul className="rule-problems">
        {problems.map((problem) => (
          <li key={`${problem.line}:${problem.column} ${problem.kind}`}>
            <button type="button" className="button-plain" onClick={() => goTo(problem)}>
              {strings.place(problem.line, problem.column)}
            </button>{" "}
            {problemSentence(problem)}
          </li>
        ))}
      </ul>
    </>
  );
}
