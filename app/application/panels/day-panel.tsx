import { Form, Link } from "@remix-run/react";
import * as words from "~app/words/application/choices";
import type { Application } from "../../../worker/contract/applications";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { FactList } from "../../ui/fact-list";
import type { DayPanel as Panel } from "../view/shown";
import { ActionForm } from "./choices";
import { factRows } from "./choose-time";
import { RefundNews } from "./result";

/** From the day of the interview on: the facts, and the candidate's statement. */
export function DayPanel(props: { panel: Panel; application: Application; typed?: string }) {
  const { panel, application, typed } = props;
  const { title, texts, facts, acts, link, text, arrive } = panel;
  return (
    <Card>
      <h2>{title}</h2>
      {panel.refund && <RefundNews application={application} />}
      {texts.map((one) => (
        <p key={one} className="mt-2">
          {one}
        </p>
      ))}
      {facts && (
        <div className="mt-4">
          <FactList rows={factRows(facts)} />
        </div>
      )}
      {arrive && (
        <div className="mt-4">
          <ActionForm
            intent="arrived"
            size="lg"
            variant={acts && "second"}
            className="w-full"
            failure={arrive.failure}
          >
            {arrive.text}
          </ActionForm>
        </div>
      )}
      {acts && (
        <Form method="post" data-failure={words.notDone}>
          {panel.field === "outcome" && <input type="hidden" name="intent" value="outcome" />}
          {panel.sure && <input type="hidden" name="sure" value={panel.sure.word} />}
          {text && (
            <label className="field mt-4">
              {text.label}
              <textarea
                name="text"
                rows={2}
                maxLength={text.most}
                defaultValue={typed}
                className="control"
              />
            </label>
          )}
          {acts.map(({ value, label, follows, second }) => (
            <div key={value} className="mt-4">
              <Button
                name={panel.field}
                value={value}
                size="lg"
                variant={second && "second"}
                className="w-full"
              >
                {label}
              </Button>
              {follows && <p className="mt-2 text-sm text-ink-2">{follows}</p>}
            </div>
          ))}
        </Form>
      )}
      {panel.sure && (
        <p className="mt-3">
          <Link to={`/applications/${application.id}`}>{panel.sure.back}</Link>
        </p>
      )}
      {link && (
        <p className="mt-3">
          <Link to={link.to}>{link.text}</Link>
        </p>
      )}
    </Card>
  );
}
