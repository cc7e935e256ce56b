import { Form, Link, useLocation } from "@remix-run/react";
import type { ListedInterview } from "../../../../worker/contract/console/listed-interviews";
import { OUTCOME_WORDS, type OutcomeWord } from "../../../../worker/facts/statuses";
import { MESSAGE_MAX } from "../../../../worker/facts/texts";
import { formOf } from "../../../forms/form";
import { Button } from "../../../ui/button";
import { TextareaField } from "../../../ui/field";
import { FormAlert } from "../../../ui/form-alert";
import { problem } from "../../../words/en/console/console";
import { today as words } from "../../../words/en/console/days";
import { rupees } from "../../../words/format";
import { useRefused } from "../../act-form";

type Row = Pick<ListedInterview, "id" | "choices">;

/** The word of absence about which the form asks once more. */
const askedIn = (outcome: unknown) =>
  OUTCOME_WORDS.find(
    (one): one is Exclude<OutcomeWord, "held"> => one !== "held" && one === outcome,
  );

/**
 * The company says in one word how an interview went, where it can, and adds a comment if it likes. A word of
 * absence is asked for once more, and can be taken back for a while.
 */
export function OutcomeForm({ row, price }: { row: Row; price: number }) {
  const refusal = useRefused({ intent: "outcome", interviewId: String(row.id) });
  const { pathname, search } = useLocation();
  const { error, field } = formOf(refusal);
  const asked = error ? undefined : askedIn(refusal?.initialValue?.outcome);
  if (row.choices.undoUntil) return <UndoForm row={row} until={row.choices.undoUntil} />;
  if (!row.choices.outcome) return null;
  return (
    <Form method="post" noValidate className="console-form">
      <input type="hidden" name="interviewId" value={row.id} />
      <input type="hidden" name="intent" value="outcome" />
      {asked && <input type="hidden" name="sure" value={asked} />}
      <FormAlert title={problem} message={error} />
      {asked && <p>{words.sure[asked](price > 0 ? rupees(price) : undefined)}</p>}
      <TextareaField
        // Of several lines: Return in a field of one would press the first button.
        {...field("text")}
        autoFocus={refusal !== undefined}
        id={`comment-${row.id}`}
        label={words.comment}
        hint={words.commentHint}
        rows={2}
        maxLength={MESSAGE_MAX}
      />
      <div className="console-acts">
        {asked ? (
          <>
            <Button name="outcome" value={asked}>
              {words.yes[asked]}
            </Button>
            <Link to={pathname + search}>{words.goBack}</Link>
          </>
        ) : (
          OUTCOME_WORDS.map((outcome) => (
            <Button key={outcome} name="outcome" value={outcome} variant="second">
              {words.acts[outcome]}
            </Button>
          ))
        )}
      </div>
    </Form>
  );
}

/** For a while after a word of absence. */
export function UndoForm({ row, until }: { row: Row; until: string }) {
  return (
    <Form method="post" className="console-form">
      <input type="hidden" name="interviewId" value={row.id} />
      <p>{words.undoUntil(until)}</p>
      <div className="console-acts">
        <Button name="intent" value="outcome-undo" variant="second">
          {words.takeBack}
        </Button>
      </div>
    </Form>
  );
}
