import type { ReactNode } from "react";
import * as words from "~app/words/resume/making";
import type { ResumeDraft } from "../../worker/contract/resumes";
import { formOf, type Refusal } from "../forms/form";
import { Field } from "../ui/field";
import type { Step } from "./steps";

interface Asked {
  draft: ResumeDraft;
  refusal: Refusal;
}

/** The values of the refused form, otherwise those of the draft. */
function valuesOf({ draft, refusal }: Asked) {
  const entries = Object.entries(draft).map(([name, value]) => [name, String(value ?? "")]);
  const form = formOf(refusal, Object.fromEntries(entries));
  return {
    field: form.field,
    chosen: (name: string): string[] => [form.field(name).defaultValue],
    several(name: "skills" | "languages"): string[] {
      const typed: unknown = refusal ? (refusal.initialValue?.[name] ?? []) : draft[name];
      return Array.isArray(typed) ? typed.map(String) : [String(typed)];
    },
  };
}

const optional = (label: string) => (
  <>
    {label} <span>{words.optional}</span>
  </>
);

function Question({ step, children }: { step: Step; children: ReactNode }) {
  return (
    <fieldset>
      <legend>
        <h1>{words.questions[step]}</h1>
      </legend>
      {children}
    </fieldset>
  );
}

function Name(props: Asked) {
  const { field } = valuesOf(props);
  return (
    <Question step="name">
      <Field
        {...field("name")}
        label={words.name}
        hint={words.nameHint}
        autoComplete="name"
        maxLength={100}
        required
      />
    </Question>
  );
}

function Place(props: Asked) {
  const { field } = valuesOf(props);
  return (
    <Question step="place">
      <Field
        {...field("city")}
        label={words.city}
        hint={words.hindi}
        list="cities"
        autoComplete="address-level2"
        maxLength={100}
        required
      />
      <datalist id="cities">
        {words.cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </Question>
  );
}

/** Options to choose from, one or several; `defaultValues` are selected at first. */
function Choices(props: {
  name: string;
  options: readonly { value: string; label: string }[];
  defaultValues: readonly string[];
  several?: boolean;
}) {
  return props.options.map(({ value, label }) => (
    <label className="option" key={value}>
      <input
        type={props.several ? "checkbox" : "radio"}
        className="radio"
        name={props.name}
        value={value}
        defaultChecked={props.defaultValues.includes(value)}
      />
      <span>{label}</span>
    </label>
  ));
}

/** The options of a table of labels. */
const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

function Schooling(props: Asked) {
  const { field, chosen } = valuesOf(props);
  return (
    <>
      <Question step="schooling">
        <Choices
          name="schooling"
          options={optionsOf(words.schoolings)}
          defaultValues={chosen("schooling")}
        />
      </Question>
      <Field {...field("school")} label={words.school} hint={words.hindi} maxLength={100} />
      <Field
        {...field("schoolYear")}
        label={optional(words.schoolYear)}
        inputMode="numeric"
        maxLength={4}
        className="resume-year"
      />
    </>
  );
}

function Work(props: Asked) {
  const { field, chosen } = valuesOf(props);
  return (
    <>
      <Question step="work">
        <Choices name="work" options={optionsOf(words.works)} defaultValues={chosen("work")} />
      </Question>
      <div className="resume-worked">
        <Field {...field("role")} label={words.role} hint={words.roleHint} maxLength={100} />
        <Field {...field("employer")} label={words.employer} maxLength={100} />
        <fieldset>
          <legend className="strong">{words.workYears}</legend>
          <Choices
            name="workYears"
            options={optionsOf(words.years)}
            defaultValues={chosen("workYears")}
          />
        </fieldset>
      </div>
    </>
  );
}

/** Options of which several fit, and a text field for others. */
function Several(props: Asked & { step: "skills" | "languages"; known: string[]; other: string }) {
  const { step, known } = props;
  const values = valuesOf(props);
  const answers = values.several(step);
  const error = values.field(step).error ?? values.field("more").error;
  const typed = props.refusal ? values.field("more").defaultValue : undefined;
  return (
    <>
      <Question step={step}>
        <Choices
          name={step}
          options={known.map((value) => ({ value, label: value }))}
          defaultValues={answers}
          several
        />
      </Question>
      <Field
        name="more"
        label={props.other}
        hint={words.listHint}
        error={error}
        autoFocus={error !== undefined}
        defaultValue={typed ?? answers.filter((one) => !known.includes(one)).join(", ")}
        maxLength={400}
      />
    </>
  );
}

const Skills = (props: Asked) => (
  <Several {...props} step="skills" known={words.skills} other={words.moreSkills} />
);
const Languages = (props: Asked) => (
  <Several {...props} step="languages" known={words.languages} other={words.moreLanguages} />
);

function Licence(props: Asked) {
  const { chosen } = valuesOf(props);
  return (
    <Question step="licence">
      <Choices
        name="licence"
        options={optionsOf(words.licences)}
        defaultValues={chosen("licence")}
      />
    </Question>
  );
}

export const QUESTIONS: Record<Step, (props: Asked) => ReactNode> = {
  name: Name,
  place: Place,
  schooling: Schooling,
  work: Work,
  skills: Skills,
  languages: Languages,
  licence: Licence,
};
