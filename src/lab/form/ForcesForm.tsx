import type { ReactNode } from "react";
import type { LawId, MethodId } from "../../core/dynamics/ids";
import { LAW_IDS, METHOD_IDS } from "../../core/dynamics/ids";
import { strings as kit } from "../../figures/strings/en";
import { GAP } from "../../language/strings/en";
import { PlainButton } from "../../ui/buttons";
import { Select } from "../../ui/Select";
import type { LabInput } from "../document/labInput";
import { strings } from "../strings/en";
import { AddButton, type Editing, PartFields } from "./fields";
import { PivotFields, WheelFields } from "./HeldFields";
import { strings as form } from "./strings/en";
import { type TorqueEditing, TorqueFields } from "./TorqueFields";

const words = strings.forces;
const contactWords = form.contact;

export function ForcesForm({ writeTorque, ...editing }: TorqueEditing): ReactNode {
  const { input, scenario, edit } = editing;
  const { drag, damping, planes } = scenario;
  return (
    <>
      <TorqueFields {...editing} writeTorque={writeTorque} />
      <PivotFields {...editing} />
      <WheelFields {...editing} />
      <PartFields of={scenario} parts={{ gravity: [words.gravity, "acceleration"] }} set={edit} />
      <fieldset className="vector-field">
        <legend>{words.losses}</legend>
        <div className="vector-parts">
          <PartFields
            of={drag}
            parts={{ linear: [words.linearDrag, "number"], angular: [words.angularDrag, "number"] }}
            set={(change) => edit({ drag: { ...drag, ...change } })}
          />
          <PartFields
            of={damping}
            parts={{ linear: [words.linearDamping, "number"], angular: [words.angularDamping, "number"] }}
            set={(change) => edit({ damping: { ...damping, ...change } })}
          />
        </div>
      </fieldset>
      {planes.map((plane, index) => (
        <Plane key={words.plane(index + 1)} index={index} {...editing} plane={plane} />
      ))}
      <AddButton label={words.addPlane} add={() => edit({ planes: [...(input.planes ?? []), FLOOR] })} />
      {planes.length > 0 ? <Contact {...editing} /> : null}
    </>
  );
}

const FLOOR: Planes[number] = { point: [0, -1, 0], normal: [0, 1, 0] };

type Planes = NonNullable<LabInput["planes"]>;

interface PlaneProps extends Editing {
  readonly index: number;
  readonly plane: Editing["scenario"]["planes"][number];
}

function Plane({ index, plane, input, edit }: PlaneProps): ReactNode {
  const planes = input.planes ?? [];
  const replace = (change: Partial<(typeof planes)[number]>) =>
    edit({ planes: planes.map((old, k) => (k === index ? { ...old, ...change } : old)) });
  return (
    <fieldset className="vector-field">
      <legend>{words.plane(index + 1)}</legend>
      <PartFields
        of={plane}
        parts={{ point: [words.point, "length"], normal: [words.normal, "number"] }}
        set={replace}
      />
      <PlainButton onPress={() => edit({ planes: planes.filter((_, k) => k !== index) })}>
        {words.removePlane(index + 1)}
      </PlainButton>
    </fieldset>
  );
}

const CHAPTER = "../chapters/impulse-collision/";

function Contact({ scenario, edit }: Editing): ReactNode {
  const { contact } = scenario;
  const set = (change: Partial<typeof contact>) => edit({ contact: { ...contact, ...change } });
  return (
    <fieldset className="vector-field contact-form">
      <legend>{contactWords.title}</legend>
      <div className="vector-parts">
        <PartFields
          of={contact}
          parts={{
            restitution: [contactWords.restitution, "number"],
            friction: [contactWords.friction, "number"],
          }}
          set={set}
        />
        <Select<MethodId>
          label={contactWords.method}
          value={contact.method}
          options={METHOD_IDS.map((value) => ({ value, text: kit.contactMethods[value].name }))}
          onChange={(method) => set({ method })}
        />
        <Select<LawId>
          label={contactWords.law}
          value={contact.law}
          options={LAW_IDS.map((value) => ({ value, text: kit.contactLaws[value].name }))}
          onChange={(law) => set({ law })}
        />
      </div>
      <p className="field-note">
        {contactWords.methods[contact.method]}
        {GAP}
        {contactWords.laws[contact.law]}
        {GAP}
        <a href={CHAPTER}>{contactWords.chapter}</a>
      </p>
    </fieldset>
  );
}
