import * as findWords from "~app/words/console/find";
import type * as largeActsWords from "~app/words/console/large-acts";
import * as words from "~app/words/console/large-acts";
import "./bulk.css";
import { Link } from "@remix-run/react";
import type { Refusal } from "../../../forms/form";
import { Card } from "../../../ui/card";
import { ConfirmAct, Messages } from "../../large-act-page";
import type { ManyPreview } from "./many.server";

interface Props {
  text: largeActsWords.LargeActWords;
  preview: ManyPreview;
  rows: { label: string; value: string }[];
  refusal: Refusal;
  /** Hidden fields of the form. */
  hiddenFields?: Record<string, string>;
}

/** The effect of an act on all marked applications, those it can't change, and its button. */
export function ManyConfirm({ text, preview, rows, refusal, hiddenFields = {} }: Props) {
  const { people, blocked } = preview;
  return (
    <>
      {blocked.length > 0 && (
        <Card as="section">
          <h2>{words.exceptions.heading}</h2>
          <p>{people > 0 ? words.exceptions.text : words.nothingToDo}</p>
          <ul>
            {blocked.map(({ id, why }) => (
              <li key={id}>
                <Link to={`/staff/applications/${id}`}>{findWords.pk(Number(id))}</Link>: {why}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {people > 0 && (
        <>
          <ConfirmAct
            text={text}
            refusal={refusal}
            preview={preview}
            hiddenFields={hiddenFields}
            rows={rows}
          />
          <Messages preview={preview} />
        </>
      )}
    </>
  );
}

/** The checkbox that marks an application in a list, for an act on all marked ones. */
export const Mark = ({ id, isMarked }: { id: number; isMarked?: boolean }) => (
  <label className="row-mark">
    <input
      type="checkbox"
      className="radio"
      name="marked"
      value={id}
      aria-label={words.mark(findWords.pk(id))}
      defaultChecked={isMarked}
    />
  </label>
);
