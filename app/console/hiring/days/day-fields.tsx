import type { formOf } from "../../../forms/form";
import { Field } from "../../../ui/field";
import * as words from "../../../words/en/console/days";
import "../forms.css";

const { labels } = words;
type Fields = Pick<ReturnType<typeof formOf>, "field">;
const hints: Partial<Record<keyof typeof labels, string>> = words.hints;

/** The beginning and the end. */
export function HourFields({ field }: Fields) {
  return (
    <div className="console-grid console-pair">
      <Field {...field("from")} label={labels.from} type="time" required />
      <Field {...field("to")} label={labels.to} type="time" required />
    </div>
  );
}

export const SeatsField = ({ field }: Fields) => (
  <Field {...field("seats")} label={labels.seats} type="number" inputMode="numeric" required />
);

/** The interviewer and the venue. */
export function MeetingFields({ field }: Fields) {
  return (["interviewer", "place", "link"] as const).map((name) => (
    <Field
      key={name}
      {...field(name)}
      label={labels[name]}
      hint={hints[name]}
      maxLength={name === "interviewer" ? 100 : name === "place" ? 300 : 500}
    />
  ));
}
