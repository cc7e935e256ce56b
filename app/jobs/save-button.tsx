import { useFetcher } from "@remix-run/react";
import * as words from "~app/words/jobs/save-job";
import { ReturnTo } from "../forms/return-to";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

/** The heart. The form sends the wanted state, so that a double press does no harm. */
export function SaveButton(props: { jobId: number; isSaved: boolean; framed?: boolean }) {
  const saving = useFetcher();
  const pendingValue = saving.formData?.get("saved");
  const isSaved = pendingValue ? pendingValue === "true" : props.isSaved;
  const label = isSaved ? words.unsave : words.save;
  return (
    <saving.Form
      method="post"
      action={`/jobs/${props.jobId}/save`}
      data-failure={words.notSaved}
      className="flex-none"
    >
      <input type="hidden" name="saved" value={isSaved ? "false" : "true"} />
      <ReturnTo />
      <button
        type="submit"
        className={classNames("icon-btn", props.framed && "icon-btn-framed", isSaved && "is-saved")}
        aria-label={label}
        title={label}
      >
        <Icon name={isSaved ? "heart-filled" : "heart"} />
      </button>
    </saving.Form>
  );
}
