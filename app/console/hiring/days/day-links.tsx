import { Form } from "@remix-run/react";
import type { InterviewDay } from "../../../../worker/contract/console/days";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { links as words } from "../../../words/en/console/days";
import { clockTime } from "../../../words/format";
import "../forms.css";

/** The front desk's links to a day; a new one is shown only once, just after it was made. */
export function DayLinks({ day, made }: { day: InterviewDay; made?: string }) {
  return (
    <Card as="section">
      <Form method="post" className="console-form">
        <h2>{words.heading}</h2>
        <p>{words.text}</p>
        {made && (
          <>
            <p className="strong">{words.made}</p>
            <p className="console-code">{made}</p>
          </>
        )}
        <ul className="console-list">
          {day.links.map(({ id, createdAt }) => (
            <li key={id} className="console-acts">
              <span>{words.since(clockTime(createdAt))}</span>
              <Button name="end" value={String(id)} variant="second">
                {words.end}
              </Button>
            </li>
          ))}
        </ul>
        <div className="console-acts">
          <Button name="intent" value="link" variant="second">
            {words.make}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
