import { useFetcher } from "@remix-run/react";
import type { Job } from "../../worker/contract/jobs";
import { ReturnTo } from "../forms/return-to";
import { Button } from "../ui/button";

export const NOT_SAVED = "Failed to update job save status.";

/** Of a job without a free slot: whoever saved it hears when one comes free. */
export function TellMe({ job }: { job: Pick<Job, "id" | "isSaved"> }) {
  const saving = useFetcher();
  if (job.isSaved)
    return <p className="strong">You saved this job. We will tell you when a slot is free.</p>;
  return (
    <saving.Form
      method="post"
      action={`/jobs/${job.id}/save`}
      data-failure={NOT_SAVED}
      className="grid"
    >
      <input type="hidden" name="saved" value="true" />
      <ReturnTo />
      <Button variant="second" disabled={saving.state !== "idle"}>
        Tell me when a slot is free
      </Button>
    </saving.Form>
  );
}
