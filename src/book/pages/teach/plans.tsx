import type { ReactElement, ReactNode } from "react";
import { elementsOf } from "./elements";
import { strings } from "./strings/en";
import { Plan, type SHEET_WORDS, Step } from "./words";

type Activities = readonly ReactElement<Parameters<(typeof SHEET_WORDS)["Activity"]>[0]>[];

interface PlannedStep {
  readonly minutes: number;
  readonly activity?: { readonly id: string; readonly title: string } | undefined;
  readonly children?: ReactNode;
}

/** @throws for an activity that the sheet lacks */
export function stepsOf(plan: ReactNode, activities: Activities): readonly PlannedStep[] {
  return elementsOf(plan, Step).map(({ props }) => {
    if ("minutes" in props) return props;
    const activity = activities.find(({ props: { id } }) => id === props.activity)?.props;
    if (!activity) throw new Error(`a plan asks for the activity ${props.activity}, which there is not`);
    return { minutes: activity.minutes, activity, children: props.children };
  });
}

export function Plans({
  sheet,
  activities,
}: {
  readonly sheet: ReactNode;
  readonly activities: Activities;
}): ReactNode {
  return (
    <div className="plans">
      {elementsOf(sheet, Plan).map(({ props: { minutes, children } }) => (
        <OnePlan key={minutes} minutes={minutes} steps={stepsOf(children, activities)} />
      ))}
    </div>
  );
}

function OnePlan({
  minutes,
  steps,
}: {
  readonly minutes: number;
  readonly steps: readonly PlannedStep[];
}): ReactNode {
  const begins = steps.map((_, place) => steps.slice(0, place).reduce((sum, step) => sum + step.minutes, 0));
  return (
    <section aria-labelledby={`plan-${minutes}`}>
      <h3 id={`plan-${minutes}`}>{strings.sheet.plan(minutes)}</h3>
      <table>
        <tbody>
          {steps.map(({ minutes: lasts, activity, children }, place) => (
            <tr key={begins[place]}>
              <th scope="row">
                {begins[place]}–{(begins[place] ?? 0) + lasts}
              </th>
              <td>
                <p>
                  {activity ? <a href={`#${activity.id}`}>{activity.title}</a> : null}
                  {activity && children ? ". " : null}
                  {children}
                </p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
