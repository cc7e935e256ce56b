import { useFetcher } from "@remix-run/react";
import type { Job } from "../../worker/contract/job/jobs";
import { ReturnTo } from "../forms/return-to";
import { Button } from "../ui/button";
import * as words from "../words/en/jobs/notify-me";

/** Saves a job without a free slot: whoever saved it is notified when one comes free. */
export function NotifyMe({ job }: { job: Pick<Job, "id" | "isSaved"> }) {
  const saving = useFetcher();
  if (job.isSaved) return <p className="strong">{words.saved}</p>;
  return (
    <saving.Form
      method="post"
      action={`/jobs/${job.id}/save`}
      data-failure={words.notSaved}
      className="grid"
    >
      <input type="hidden" name="saved" value="true" />
      <ReturnTo />
      <Button variant="second" disabled={saving.state !== "idle"}>
        {words.save}
      </Button>
    </saving.Form>
  );
}
