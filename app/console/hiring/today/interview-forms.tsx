import { Form, Link, useLocation } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as daysWords from "~app/words/console/days";
import type { ListedInterview } from "../../../../worker/contract/console/listed-interviews";
import {
  isScheduled,
  OUTCOME_WORDS,
  type OutcomeWord,
} from "../../../../worker/facts/guarantee/statuses";
import { MESSAGE_MAX } from "../../../../worker/facts/limits/texts";
import { formOf } from "../../../forms/form";
import { Button } from "../../../ui/button";
import { FormAlert } from "../../../ui/card";
import { Field, TextareaField } from "../../../ui/field";
import { rupees } from "../../../words/format";
import { useRefused } from "../../act-form";

type Row = Pick<ListedInterview, "id" | "choices">;

/** The absence that the form asks to confirm. */
const askedIn = (outcome: unknown) =>
  OUTCOME_WORDS.find(
    (one): one is Exclude<OutcomeWord, "held"> => one !== "held" && one === outcome,
  );

/**
 * The company states how an interview went and can add a comment. An absence must be confirmed, and
 * can be taken back for a while.
 */
export function OutcomeForm({ row, price }: { row: Row; price: number }) {
  const refusal = useRefused({ intent: "outcome", interviewId: String(row.id) });
  const { pathname, search } = useLocation();
  const { error, field } = formOf(refusal);
  const absence = error ? undefined : askedIn(refusal?.initialValue?.outcome);
  if (row.choices.undoUntil) return <UndoForm row={row} until={row.choices.undoUntil} />;
  if (!row.choices.outcome) return null;
  return (
    <Form method="post" noValidate className="console-form">
      <input type="hidden" name="interviewId" value={row.id} />
      <input type="hidden" name="intent" value="outcome" />
      {absence && <input type="hidden" name="sure" value={absence} />}
      <FormAlert title={consoleWords.problem} message={error} />
      {absence && <p>{daysWords.today.sure[absence](price > 0 ? rupees(price) : undefined)}</p>}
      <TextareaField
        // A textarea, because Return in a single-line field would press the first button.
        {...field("text")}
        autoFocus={refusal !== undefined}
        id={`comment-${row.id}`}
        label={daysWords.today.comment}
        hint={daysWords.today.commentHint}
        rows={2}
        maxLength={MESSAGE_MAX}
      />
      <div className="console-acts">
        {absence ? (
          <>
            <Button name="outcome" value={absence}>
              {daysWords.today.yes[absence]}
            </Button>
            <Link to={pathname + search}>{daysWords.today.goBack}</Link>
          </>
        ) : (
          OUTCOME_WORDS.map((outcome) => (
            <Button key={outcome} name="outcome" value={outcome} variant="second">
              {daysWords.today.acts[outcome]}
            </Button>
          ))
        )}
      </div>
    </Form>
  );
}

/** Shown for a while after an absence was stated. */
export function UndoForm({ row, until }: { row: Row; until: string }) {
  return (
    <Form method="post" className="console-form">
      <input type="hidden" name="interviewId" value={row.id} />
      <p>{daysWords.today.undoUntil(until)}</p>
      <div className="console-acts">
        <Button name="intent" value="outcome-undo" variant="second">
          {daysWords.today.takeBack}
        </Button>
      </div>
    </Form>
  );
}

interface Meeting {
  id: number;
  state: Parameters<typeof isScheduled>[0]["state"];
  checkedInAt: string | null;
}

/** The front desk types the code that the candidate shows. */
export function CheckInForm(props: { interview: Meeting; isFirst?: boolean }) {
  const { interview, isFirst } = props;
  const { id, checkedInAt } = interview;
  const refusal = useRefused({ intent: "check-in", interviewId: String(id) });
  const { error, field } = formOf(refusal);
  if (checkedInAt || !isScheduled(interview)) return null;
  return (
    <Form method="post" noValidate className="console-acts">
      <input type="hidden" name="interviewId" value={id} />
      <Field
        {...field("code")}
        // The form's only field: it shows every error, and the page scrolls to it.
        error={field("code").error ?? error}
        autoFocus={refusal !== undefined}
        id={`code-${id}`}
        label={daysWords.desk.code}
        autoComplete="off"
        autoCapitalize="characters"
        required
      />
      <Button name="intent" value="check-in" variant={isFirst ? "primary" : "second"}>
        {daysWords.desk.checkIn}
      </Button>
    </Form>
  );
}
