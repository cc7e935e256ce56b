import * as words from "~app/words/console/application";
import * as candidatesWords from "~app/words/console/candidates";
import * as disputeWords from "~app/words/console/dispute";
import * as largeActsWords from "~app/words/console/large-acts";
import type { StaffApplicationDetail } from "../../../../worker/contract/staff-application-detail";
import { formOf } from "../../../forms/form";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { clockTime, langOf, moneyWords } from "../../../words/format";
import { ActForm, useRefused } from "../../act-form";
import { ConsoleTable } from "../../console-table";
import type { Decisions } from "./application.server";
import "../bulk/bulk.css";

type Interview = StaffApplicationDetail["interviews"][number];

/** One kind of evidence, from each side. */
interface Row {
  id: number;
  what: string;
  company: string;
  candidate: string;
}

function word(one: Interview, side: "company" | "candidate") {
  const outcome = one.words[side];
  const { at } = one.said[side];
  return outcome
    ? [candidatesWords.interviews.said[outcome], at && clockTime(at)].filter(Boolean).join(", ")
    : disputeWords.dispute.sides.silent;
}

function rowsOf(one: Interview): Row[] {
  const { sides } = disputeWords.dispute;
  const { said, checkedInAt, arrivedAt, wrongCodes, movedAt, moves } = one;
  const code = checkedInAt ? sides.code(clockTime(checkedInAt)) : sides.noCode;
  const rows = [
    { what: sides.says, company: word(one, "company"), candidate: word(one, "candidate") },
    {
      what: sides.words,
      company: said.company.text ?? sides.noText,
      candidate: said.candidate.text ?? sides.noText,
    },
    {
      what: sides.there,
      company: [code, wrongCodes > 0 && sides.wrongCodes(wrongCodes)].filter(Boolean).join("\n"),
      candidate: arrivedAt ? sides.arrived(clockTime(arrivedAt)) : sides.notArrived,
    },
    {
      what: sides.before,
      company: movedAt ? sides.movedAt(clockTime(movedAt)) : sides.keptTime,
      candidate: moves > 0 ? sides.moved(moves) : sides.keptTime,
    },
  ];
  return rows.map((row, nth) => ({ id: nth + 1, ...row }));
}

/** Both sides' statements and evidence, side by side. */
export function Sides({ one }: { one: Interview }) {
  const { sides } = disputeWords.dispute;
  return (
    <div className="sides">
      <ConsoleTable
        rows={rowsOf(one)}
        columns={[
          { head: sides.what, cell: ({ what }) => what },
          {
            head: words.company,
            cell: ({ company }) => <span lang={langOf(company)}>{company}</span>,
          },
          {
            head: sides.candidate,
            cell: ({ candidate }) => <span lang={langOf(candidate)}>{candidate}</span>,
          },
        ]}
      />
    </div>
  );
}

/** The decision, after a preview of the messages to both sides. */
export function Decide({ id, decisions }: { id: number; decisions: Decisions }) {
  const { interviews } = words;
  const { field } = formOf(useRefused({ intent: "decide", interview: String(id) }));
  const outcome = field("outcome");
  const errorId = `decide-${id}-error`;
  return (
    <ActForm className="console-form">
      <h3>{interviews.decide}</h3>
      <input type="hidden" name="interview" value={id} />
      <fieldset className="decide">
        <legend>{interviews.outcome}</legend>
        {outcome.error && (
          <p className="field-error" id={errorId}>
            {outcome.error}
          </p>
        )}
        {decisions.map((one, index) => (
          <div key={one.outcome}>
            <label className="decide-choice">
              <input
                type="radio"
                className="radio"
                name="outcome"
                value={one.outcome}
                defaultChecked={outcome.defaultValue === one.outcome}
                required
                aria-invalid={outcome.error && index === 0 ? true : undefined}
                aria-describedby={outcome.error ? errorId : undefined}
              />
              <span>
                <b>{interviews.states[one.outcome]}.</b> {disputeWords.dispute.does[one.outcome]}
                {one.paise > 0 && ` ${disputeWords.dispute.back(moneyWords(one.paise))}`}
              </span>
            </label>
            <Reads one={one} />
          </div>
        ))}
      </fieldset>
      <Field
        {...field("reason")}
        label={interviews.reason}
        hint={interviews.reasonHint}
        maxLength={1000}
        required
      />
      <div className="console-acts">
        <Button name="intent" value="decide">
          {words.interviews.decide}
        </Button>
      </div>
    </ActForm>
  );
}

function Reads({ one: { outcome, messages } }: { one: Decisions[number] }) {
  return (
    <details>
      <summary className="console-fold">
        {disputeWords.dispute.reads(words.interviews.states[outcome])}
      </summary>
      {messages.length === 0 && <p>{disputeWords.dispute.candidateHeld}</p>}
      <ul className="console-list">
        {messages.map(({ to, channel, text }) => (
          <li key={channel} className="console-message">
            <p className="strong">{largeActsWords.sent(to, channel)}</p>
            <p className="console-lines">{text}</p>
          </li>
        ))}
      </ul>
      <p>{disputeWords.dispute.company[outcome]}</p>
    </details>
  );
}
