import type { InputHTMLAttributes } from "react";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/hiring";
import { ROUNDS } from "../../../../worker/facts/guarantee/rounds";
import {
  ANSWER_WITHIN_DAYS,
  CHOICE_TERMS,
  type ChoiceTerm,
  INTERVIEW_WITHIN_DAYS,
  PAY_PERIODS,
  PRICE_MAX,
} from "../../../../worker/facts/jobs/jobs";
import { formOf, type Refusal } from "../../../forms/form";
import { Button } from "../../../ui/button";
import { Card, FormAlert } from "../../../ui/card";
import { Field, SelectField, TextareaField } from "../../../ui/field";
import { ActForm } from "../../act-form";
import "../forms.css";

type Name = keyof typeof words.job.labels;

interface Props {
  typed: Record<string, string>;
  categories: readonly string[];
  refusal: Refusal;
  note?: string;
  /** Whether the job can be submitted from here. */
  submits: boolean;
}

const listed = <T extends string>(values: readonly T[], names: Record<T, string>) =>
  values.map((value) => ({ value, label: names[value] }));
const orNot = <T extends string>(values: readonly T[], names: Record<T, string>) => [
  { value: "", label: words.job.notSaid },
  ...listed(values, names),
];
const number = (min: number, max: number) =>
  ({ type: "number", inputMode: "numeric", min, max }) as const;

const REMOTE = ["yes", "no"] as const;
/** How many rounds a job can have. */
const ROUND_COUNTS = ROUNDS.map(String).map((value) => ({ value, label: value }));

/** A job as plain form fields. */
export function JobForm({ typed, categories, refusal, note, submits }: Props) {
  const { labels, groups } = words.job;
  const hints: Partial<Record<Name, string>> = words.job.hints;
  const { error, field } = formOf(refusal, typed);
  const about = (name: Name) => ({ ...field(name), label: labels[name], hint: hints[name] });
  const text = (name: Name, more: InputHTMLAttributes<HTMLInputElement> = { maxLength: 100 }) => (
    <Field {...about(name)} {...more} />
  );
  const choice = (name: Name, options: { value: string; label: string }[]) => (
    <SelectField {...about(name)} options={options} />
  );
  const oneOf = (name: ChoiceTerm) =>
    choice(name, orNot<string>(CHOICE_TERMS[name].values, words.choices[name]));
  return (
    <Card as="section">
      <ActForm className="console-stack">
        {note && <p>{note}</p>}
        <FormAlert title={consoleWords.problem} message={error} />
        <fieldset className="console-form">
          <legend className="console-legend">{groups.work}</legend>
          {text("title")}
          <div className="console-grid">
            {text("location")}
            {text("city", { maxLength: 60 })}
            {text("state", { maxLength: 60 })}
            {choice("remote", orNot(REMOTE, words.remotes))}
            {choice(
              "category",
              categories.map((value) => ({ value, label: value })),
            )}
            {oneOf("type")}
          </div>
          <p>{words.job.test}</p>
        </fieldset>
        <fieldset className="console-form">
          <legend className="console-legend">{groups.pay}</legend>
          <div className="console-grid">
            {text("payFrom", number(0, 100_000_000))}
            {text("payTo", number(0, 100_000_000))}
            {choice("payPeriod", orNot(PAY_PERIODS, words.periods))}
            {oneOf("schooling")}
            {text("experienceYears", number(0, 50))}
            {oneOf("shift")}
            {text("openings", number(1, 100_000))}
          </div>
        </fieldset>
        <fieldset className="console-form">
          <legend className="console-legend">{groups.promise}</legend>
          <div className="console-grid">
            {text("maxApplicants", number(1, 100_000))}
            {text("applicationPrice", number(0, PRICE_MAX))}
            {choice("rounds", ROUND_COUNTS)}
            {text(
              "interviewWithinDays",
              number(INTERVIEW_WITHIN_DAYS.min, INTERVIEW_WITHIN_DAYS.max),
            )}
            {text("answerWithinDays", number(ANSWER_WITHIN_DAYS.min, ANSWER_WITHIN_DAYS.max))}
          </div>
        </fieldset>
        <fieldset className="console-form">
          <legend className="console-legend">{groups.text}</legend>
          {(["about", "requirements", "benefits", "preparation"] as const).map((name) => (
            <TextareaField key={name} {...about(name)} />
          ))}
        </fieldset>
        <div className="console-acts">
          <Button name="intent" value="save" variant={submits ? "second" : "primary"}>
            {submits ? words.job.saveDraft : words.job.save}
          </Button>
          {submits && (
            <Button name="intent" value="submit">
              {words.job.saveAndSubmit}
            </Button>
          )}
        </div>
      </ActForm>
    </Card>
  );
}
