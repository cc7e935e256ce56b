import { useFetcher } from "@remix-run/react";
import * as words from "~app/words/jobs/notify-me";
import type { Job } from "../../worker/contract/job/jobs";
import { ReturnTo } from "../forms/return-to";
import { Button } from "../ui/button";

/** Requests a message for when a slot of a full job comes free, and cancels that request. */
export function NotifyMe({ job }: { job: Pick<Job, "id" | "hasNotice"> }) {
  const asking = useFetcher();
  return (
    <asking.Form
      method="post"
      action={`/jobs/${job.id}/notice`}
      data-failure={words.notChanged}
      data-failure-title={words.errorTitle}
      className="grid gap-2"
    >
      {/* Sends the wanted state, so that a double press does not undo it. */}
      <input type="hidden" name="wanted" value={job.hasNotice ? "false" : "true"} />
      <ReturnTo />
      {job.hasNotice && <p className="strong">{words.waiting}</p>}
      <Button variant="second" disabled={asking.state !== "idle"}>
        {job.hasNotice ? words.end : words.tell}
      </Button>
    </asking.Form>
  );
}
