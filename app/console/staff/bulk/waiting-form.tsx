import { Form, Link } from "@remix-run/react";
import * as applicationWords from "~app/words/console/application";
import * as findWords from "~app/words/console/find";
import * as words from "~app/words/console/large-acts";
import { Button } from "../../../ui/button";
import { Field, SelectField } from "../../../ui/field";
import { clockTime, langOf } from "../../../words/format";
import { ConsoleTable } from "../../console-table";
import { Mark } from "./many-confirm";
import { OWN } from "./plan";
import type { waitingPage } from "./waiting.server";

type Props = Pick<
  Awaited<ReturnType<typeof waitingPage>>,
  "job" | "days" | "people" | "free" | "marked" | "typed" | "wrong"
>;

/** The people who wait for a date, with checkboxes, and the times to assign. */
export function WaitingForm({ job, days, people, free, marked, typed, wrong }: Props) {
  const { waiting } = words;
  if (people.length === 0) return <p>{waiting.none}</p>;
  const isAll = marked.length === people.length;
  return (
    <Form className="console-stack" noValidate>
      <ConsoleTable
        rows={people}
        columns={[
          {
            head: words.markHead,
            cell: ({ id }) => <Mark id={id} isMarked={marked.includes(String(id))} />,
          },
          {
            head: waiting.columns.name,
            cell: ({ id, name }) => (
              <Link to={`/staff/applications/${id}`} lang={langOf(name ?? "")}>
                {name ?? applicationWords.noName} {findWords.pk(id)}
              </Link>
            ),
          },
          {
            head: waiting.columns.promisedBy,
            cell: ({ promisedBy }) => waiting.promised(promisedBy && clockTime(promisedBy)),
          },
          ...(job.rounds > 1
            ? [{ head: waiting.columns.round, cell: ({ round }: (typeof people)[number]) => round }]
            : []),
        ]}
      />
      <div className="marks-bar console-form">
        <div className="console-acts">
          <Link to={isAll ? "?" : "?all=1"}>{isAll ? words.markNone : words.markAll}</Link>
          <SelectField
            name="day"
            label={waiting.times}
            defaultValue={typed.day}
            options={[
              { value: "", label: waiting.free(free) },
              ...days.map((day) => ({ value: String(day.id), label: waiting.ofDay(day) })),
              { value: OWN, label: waiting.ownTimes },
            ]}
          />
          <Button>{waiting.look}</Button>
        </div>
        <details open={typed.day === OWN}>
          <summary className="console-fold">{waiting.own}</summary>
          <p>{waiting.ownText}</p>
          {wrong && <p className="field-error">{wrong}</p>}
          <div className="console-grid">
            <Field type="date" name="date" label={waiting.date} defaultValue={typed.date} />
            <Field type="time" name="time" label={waiting.at} defaultValue={typed.time} />
            <Field
              name="minutes"
              label={waiting.minutes}
              inputMode="numeric"
              maxLength={3}
              defaultValue={typed.minutes || "30"}
            />
            <Field name="place" label={waiting.place} maxLength={300} defaultValue={typed.place} />
            <Field
              type="url"
              name="link"
              label={waiting.link}
              maxLength={500}
              defaultValue={typed.link}
            />
          </div>
        </details>
      </div>
    </Form>
  );
}
