import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/days";
import { ROUNDS } from "../../../../worker/facts/guarantee/rounds";
import "../forms.css";
import { Form } from "@remix-run/react";
import { formOf, type Refusal } from "../../../forms/form";
import { Button } from "../../../ui/button";
import { Card, FormAlert } from "../../../ui/card";
import { Field, SelectField } from "../../../ui/field";

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

interface Props {
  /** The day that was offered last. */
  last: Record<string, string> | null;
  rounds: number;
  refusal: Refusal;
}

const USUAL = { minutesEach: "30", seats: "1" };
const FOLDED = ["minutesEach", "seats", "interviewer", "place", "link", "round"];

/** Three fields; the others keep the values of the last day. */
export function OfferDay({ last, rounds, refusal }: Props) {
  const { error, field } = formOf(refusal, last ?? USUAL);
  const isWrong = FOLDED.some((name) => refusal?.error?.[name]);
  return (
    <Card as="section">
      <Form method="post" noValidate className="console-form">
        <h2>{words.offerHeading}</h2>
        <FormAlert title={consoleWords.problem} message={error} />
        <Field {...field("date")} label={words.labels.date} type="date" required />
        <HourFields field={field} />
        <SelectField {...field("weeks")} label={words.labels.weeks} options={words.weeks} />
        <details open={last === null || isWrong}>
          <summary className="console-fold">
            {last
              ? words.asLastTime(
                  last.minutesEach ?? "",
                  last.seats ?? "",
                  last.interviewer ?? "",
                  last.place || last.link || "",
                )
              : words.details}
          </summary>
          <div className="console-form">
            <div className="console-grid">
              <Field
                {...field("minutesEach")}
                label={words.labels.minutesEach}
                type="number"
                inputMode="numeric"
                required
              />
              <SeatsField field={field} />
              {rounds > 1 && (
                <SelectField
                  {...field("round")}
                  label={words.labels.round}
                  options={ROUNDS.map(String).map((value) => ({ value, label: value }))}
                />
              )}
            </div>
            <MeetingFields field={field} />
          </div>
        </details>
        <div className="console-acts">
          <Button>{words.offer}</Button>
        </div>
      </Form>
    </Card>
  );
}
