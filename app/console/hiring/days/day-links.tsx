import { Form } from "@remix-run/react";
import * as daysWords from "~app/words/console/days";
import type { InterviewDay } from "../../../../worker/contract/console/days";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { clockTime } from "../../../words/format";
import "../forms.css";

/** The front desk's links to a day; a new one is shown only once, just after it was made. */
export function DayLinks({ day, made: newLink }: { day: InterviewDay; made?: string }) {
  return (
    <Card as="section">
      <Form method="post" className="console-form">
        <h2>{daysWords.links.heading}</h2>
        <p>{daysWords.links.text}</p>
        {newLink && (
          <>
            <p className="strong">{daysWords.links.made}</p>
            <p className="console-code">{newLink}</p>
          </>
        )}
        <ul className="console-list">
          {day.links.map(({ id, createdAt }) => (
            <li key={id} className="console-acts">
              <span>{daysWords.links.since(clockTime(createdAt))}</span>
              <Button name="end" value={String(id)} variant="second">
                {daysWords.links.end}
              </Button>
            </li>
          ))}
        </ul>
        <div className="console-acts">
          <Button name="intent" value="link" variant="second">
            {daysWords.links.make}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
