import { useRevalidator } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import * as words from "~app/words/account/resumes";
import { RESUME_MAX_BYTES } from "../../worker/facts/people/resumes";
import { usePageToasts } from "../frame/page-toasts";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { showToast } from "../ui/overlay/toast";

export const ACTION = "/resumes";
const FIELD = "resume";

export interface UploadTarget {
  /** The page to show again after each action. */
  returnTo: string;
  /** The idempotency key of an upload, new each time the form is shown. */
  uploadKey: string;
}

/** Why the file that was just sent was refused. */
export function useUploadProblem() {
  const toasts = usePageToasts();
  return toasts?.find((toast) => toast.field === FIELD);
}

/** Chooses and sends a file. */
export function UploadForm({ returnTo, uploadKey }: UploadTarget) {
  const problem = useUploadProblem();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.[FIELD].focus();
  }, [problem]);
  // Kept until the file has arrived, because the page
  // may be reloaded before the file is sent again.
  const [sentKey, setSentKey] = useState<string>();
  const key = sentKey ?? uploadKey;
  useUploadEnd(form, setSentKey);
  return (
    // Sent by the browser or, with a progress bar, by
    // the script of every page (`enhance/upload.ts`).
    <form
      ref={form}
      method="post"
      action={ACTION}
      encType="multipart/form-data"
      data-most={RESUME_MAX_BYTES}
      noValidate
      className="grid gap-3"
      onSubmit={() => setSentKey(key)}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="key" value={key} />
      <Field
        label={words.file}
        hint={words.fileHint}
        error={problem?.body}
        autoFocus={problem !== undefined}
        name={FIELD}
        type="file"
        accept=".pdf,.doc,.docx"
        required
      />
      <progress hidden max={1} value={0} aria-label={words.progress} />
      {/* Script may have written here before React hydrates the page. */}
      <p aria-live="polite" suppressHydrationWarning>
        {""}
      </p>
      <Button variant="second" data-busy={words.uploading}>
        {words.upload}
      </Button>
    </form>
  );
}

/**
 * With script the page stays: it shows the uploaded file, or that the
 * upload was lost. The message also appears after the visitor has
 * moved to another page, so the listeners stay on the removed form.
 */
function useUploadEnd(
  form: RefObject<HTMLFormElement>,
  setSentKey: (key: string | undefined) => void,
) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const formElement = form.current;
    let removeLost = () => {};
    const show = (event: Event) => {
      event.preventDefault();
      removeLost();
      formElement?.reset();
      // The pressed button has lost the focus because it was disabled.
      if (document.activeElement === document.body) formElement?.[FIELD].focus();
      setSentKey(undefined);
      revalidate();
    };
    const again = () => formElement?.requestSubmit();
    const sayLost = () => {
      removeLost();
      removeLost = showToast({
        ...words.notUploaded,
        tone: "error",
        again: formElement?.isConnected ? again : undefined,
      });
    };
    formElement?.addEventListener("uploaded", show);
    formElement?.addEventListener("lost", sayLost);
  }, [form, revalidate, setSentKey]);
}
