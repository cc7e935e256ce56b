import { Form, Link } from "@remix-run/react";
import * as recordWords from "~app/words/company/record";
import * as candidatesWords from "~app/words/console/candidates";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/own-record";
import type { OwnRecord, RecordRow } from "../../../../worker/contract/console/own-record";
import { RECORD_NUMBERS, type RecordNumber } from "../../../../worker/facts/guarantee/records";
import { formOf, type Refusal } from "../../../forms/form";
import { Button } from "../../../ui/button";
import { Card, FormAlert } from "../../../ui/card";
import { FactList } from "../../../ui/fact-list";
import { TextareaField } from "../../../ui/field";
import { clockTime, day } from "../../../words/format";
import { ConsoleTable } from "../../console-table";

const RECORD_PATH = "/hiring/record";

const countOf = (record: OwnRecord["record"], number: RecordNumber): number =>
  number === "answeredLate" ? record.answersDue - record.answeredInTime : record[number];

/** The numbers of the record, each with a link to its rows. */
export function Numbers({ record, of }: OwnRecord & { of: RecordNumber | undefined }) {
  return (
    <Card as="section">
      <h2>{recordWords.recordLine(record)}</h2>
      <FactList
        rows={[
          ...RECORD_NUMBERS.map((number) => ({
            label: words.numbers[number],
            value: (
              <Link
                to={`${RECORD_PATH}?of=${number}#rows`}
                aria-label={`${countOf(record, number)}. ${words.show(words.numbers[number])}`}
                aria-current={number === of ? "true" : undefined}
              >
                {countOf(record, number)}
              </Link>
            ),
          })),
          ...(record.heldPercent === null
            ? []
            : [
                { label: recordWords.rows.percent, value: recordWords.percent(record.heldPercent) },
              ]),
        ]}
      />
    </Card>
  );
}

interface RowsProps {
  rows: RecordRow[];
  of: RecordNumber;
}

/** The rows behind a number, each with a link to object to it. */
export function Rows({ rows, of }: RowsProps) {
  const { name, job, at, promise, answerBy, answeredAt, notAnswered, object } = words.rows;
  const isOfAnswers = of === "answeredInTime" || of === "answeredLate";
  const nameOf = (row: RecordRow) => row.name ?? candidatesWords.noName;
  return (
    <Card as="section">
      <h2 id="rows">{words.numbers[of]}</h2>
      <ConsoleTable
        rows={rows}
        empty={words.rows.none}
        columns={[
          {
            head: name,
            cell: (row) =>
              row.isSeen ? (
                <Link to={`/hiring/applications/${row.applicationId}`}>{nameOf(row)}</Link>
              ) : (
                nameOf(row)
              ),
          },
          { head: job, cell: (row) => row.job.title },
          {
            head: of === "neverOffered" ? promise : at,
            cell: (row) => row.at && clockTime(row.at),
          },
          ...(isOfAnswers
            ? [
                { head: answerBy, cell: (row: RecordRow) => row.answerBy && day(row.answerBy) },
                {
                  head: answeredAt,
                  cell: (row: RecordRow) => (row.answeredAt ? day(row.answeredAt) : notAnswered),
                },
              ]
            : []),
          {
            head: object,
            cell: (row) => (
              <Link
                to={`${RECORD_PATH}?of=${of}&about=${row.id}#objection`}
                aria-label={words.rows.objectTo(nameOf(row))}
              >
                {object}
              </Link>
            ),
          },
        ]}
      />
    </Card>
  );
}

/** The company's objection to a row: a message to staff. */
export function Objection({ name, refusal }: { name: string | null; refusal: Refusal }) {
  const { error, field } = formOf(refusal);
  const { heading, text, label, send } = words.objection;
  return (
    <Card as="section">
      <Form method="post" noValidate className="console-form">
        <h2 id="objection">{heading(name ?? candidatesWords.noName)}</h2>
        <p>{text}</p>
        <FormAlert title={consoleWords.problem} message={error} />
        <TextareaField {...field("text")} label={label} rows={5} />
        <div className="console-acts">
          <Button>{send}</Button>
        </div>
      </Form>
    </Card>
  );
}
