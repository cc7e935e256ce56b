import { useFetcher } from "@remix-run/react";
import * as words from "~app/words/support/check";
import type { CheckAnswer } from "../../worker/contract/check";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { BulletList } from "../ui/fact-list";
import { type Toast, useToastOf } from "../ui/overlay/toast";
import { clockTime } from "../words/format";

/**
 * The assessment of a message, the findings, and a button to report it. The report has its own
 * answer: if it is lost or refused, this result stays.
 */
export function CheckResult({ answer, text }: { answer: CheckAnswer; text: string }) {
  const { verdict, findings, slot } = answer;
  const report = useFetcher<{ toast?: Toast }>();
  useToastOf(report.data);
  const says = words.verdicts[verdict];
  return (
    <div className="mb-7">
      <Card>
        <div role="status">
          <h2>{says.heading}</h2>
          <p className="mt-2">{says.text}</p>
          {slot && <p className="mt-2 strong">{words.slotOf(slot.job, slot.company)}</p>}
          {slot?.interviewAt && <p>{words.interviewOn(clockTime(slot.interviewAt))}</p>}
        </div>
        {findings.length > 0 && <BulletList points={findings.map(words.foundLine)} />}
        {verdict !== "ours" && verdict !== "has_word" && (
          <report.Form
            method="post"
            className="mt-5 grid"
            data-failure={words.notReported.body}
            data-failure-title={words.notReported.title}
          >
            <input type="hidden" name="intent" value="report" />
            <input type="hidden" name="text" value={text} />
            <Button variant="second">{words.report}</Button>
          </report.Form>
        )}
      </Card>
    </div>
  );
}
