import * as words from "~app/words/jobs/filters";
import {
  EXPERIENCE_STEPS,
  JOB_TYPES,
  PAY_STEPS,
  SCHOOLINGS,
  SHIFTS,
} from "../../../worker/facts/jobs/jobs";
import { SelectField } from "../../ui/field";
import { rupees } from "../../words/format";
import type { Filters } from "./filters.server";

const options = <T extends string | number>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value: String(value), label: label(value) }));

const CHOICES = {
  payFrom: () => options(PAY_STEPS, words.pay),
  schooling: () => options(SCHOOLINGS, (value) => words.schoolings[value]),
  experience: () => options(EXPERIENCE_STEPS, words.years),
  type: () => options(JOB_TYPES, (value) => words.types[value]),
  shift: () => options(SHIFTS, (value) => words.shifts[value]),
};
/** The field's label states the pay period. */
const PAYS = options(PAY_STEPS, rupees);
const MARKS = ["near", "remote", "free", "slots"] as const;

type Choice = keyof typeof CHOICES;
const NAMES = Object.keys(CHOICES) as Choice[];

/** The active filters of a list of jobs, in words, without the typed ones. */
export const chosenIn = (filters: Filters): { name: keyof Filters; label: string }[] => [
  ...(filters.category ? [{ name: "category" as const, label: filters.category }] : []),
  ...NAMES.flatMap((name) => {
    const choice = CHOICES[name]().find(({ value }) => value === filters[name]);
    return choice ? [{ name, label: choice.label }] : [];
  }),
  ...MARKS.flatMap((name) => (filters[name] ? [{ name, label: words.labels[name] }] : [])),
];

/** The filters of a list of jobs, folded while none is active. */
export function MoreFilters({ filters }: { filters: Filters }) {
  const any = { value: "", label: words.any };
  return (
    <details className="filters" open={chosenIn({ ...filters, category: undefined }).length > 0}>
      <summary>{words.more}</summary>
      <div>
        {NAMES.map((name) => (
          <SelectField
            key={name}
            label={words.labels[name]}
            name={name}
            defaultValue={filters[name]}
            options={[any, ...(name === "payFrom" ? PAYS : CHOICES[name]())]}
          />
        ))}
      </div>
      {MARKS.map((name) => (
        <label key={name} className="chip">
          <input type="checkbox" name={name} value="true" defaultChecked={Boolean(filters[name])} />
          {words.labels[name]}
        </label>
      ))}
    </details>
  );
}
