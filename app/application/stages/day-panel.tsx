import { Form, Link } from "@remix-run/react";
import type { Application } from "../../../worker/contract/applications";
import { RefundNews } from "../../payment/refund-news";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { FactList } from "../../ui/fact-list";
import * as words from "../../words/en/application/choices";
import type { DayPanel as Panel } from "../day/panel";

/** From the day of the interview on: what is known, and what one can say. */
export function DayPanel({ panel, application }: { panel: Panel; application: Application }) {
  const { title, texts, facts, acts, link } = panel;
  return (
    <Card>
      <h2>{title}</h2>
      {texts.map((text) => (
        <p key={text} className="mt-2">
          {text}
        </p>
      ))}
      {panel.refund && <RefundNews application={application} />}
      {facts && (
        <div className="mt-4">
          <FactList rows={facts} />
        </div>
      )}
      {acts && (
        <Form method="post" preventScrollReset data-failure={words.notDone}>
          {panel.field === "outcome" && <input type="hidden" name="intent" value="outcome" />}
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
              <p className="mt-2 text-sm text-ink-2">{follows}</p>
            </div>
          ))}
        </Form>
      )}
      {link && (
        <p className="mt-3">
          <Link to={link.to}>{link.text}</Link>
        </p>
      )}
    </Card>
  );
}
