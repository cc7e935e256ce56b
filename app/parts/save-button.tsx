import { Form, useLocation } from "@remix-run/react";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

/** The heart. It says which state it wants, so that pressing twice does no harm. */
export function SaveButton({
  jobId,
  isSaved,
  framed,
}: {
  jobId: number;
  isSaved: boolean;
  framed?: boolean;
}) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={`/jobs/${jobId}/save`} preventScrollReset className="flex-none">
      <input type="hidden" name="saved" value={isSaved ? "false" : "true"} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        type="submit"
        className={classNames("icon-btn", framed && "icon-btn-framed", isSaved && "is-saved")}
        aria-label={isSaved ? "Remove from saved jobs" : "Save job"}
      >
        <Icon name={isSaved ? "heart-filled" : "heart"} />
      </button>
    </Form>
  );
}
