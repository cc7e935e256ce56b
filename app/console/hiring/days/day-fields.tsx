import * as words from "~app/words/console/days";
import type { formOf } from "../../../forms/form";
import { Field } from "../../../ui/field";
import "../forms.css";

type Fields = Pick<ReturnType<typeof formOf>, "field">;

/** The beginning and the end. */
export function HourFields({ field }: Fields) {
  return (
    <div className="console-grid console-pair">
      <Field {...field("from")} label={words.labels.from} type="time" required />
      <Field {...field("to")} label={words.labels.to} type="time" required />
    </div>
  );
}

export const SeatsField = ({ field }: Fields) => (
  <Field
    {...field("seats")}
    label={words.labels.seats}
    type="number"
    inputMode="numeric"
    required
  />
);

/** The interviewer and the venue. */
export function MeetingFields({ field }: Fields) {
  return (["interviewer", "place", "link"] as const).map((name) => (
    <Field
      key={name}
      {...field(name)}
      label={words.labels[name]}
      hint={words.hints[name]}
      maxLength={name === "interviewer" ? 100 : name === "place" ? 300 : 500}
    />
  ));
}
