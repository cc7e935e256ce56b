import { Link, useFetcher, useRevalidator, useRouteLoaderData } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Resume } from "../../worker/contract/resumes";
import { ReturnTo } from "../forms/return-to";
import type { loader as rootLoader } from "../root";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Empty } from "../ui/empty";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";
import { showToast } from "../ui/overlay/toast";
import * as words from "../words/en/account/resumes";
import { day } from "../words/format";

const ACTION = "/resumes";
const FIELD = "resume";

interface Target {
  /** The screen to show again after each action. */
  returnTo: string;
  /** The idempotency key of an upload: a new one each time that the form is shown. */
  uploadKey: string;
}

/** Upload and list of resumes. */
export function ResumePanel({
  resumes,
  ...target
}: Target & {
  /** Null if they could not be loaded. */
  resumes: Resume[] | null;
}) {
  return (
    <Card>
      <h2 id="resumes">{words.heading}</h2>
      <Upload {...target} />
      <p className="mt-3">
        {words.noFile(
          (text) => (
            <Link to="/resume/new">{text}</Link>
          ),
          (text) => (
            // Its script runs where the browser loads the page.
            <Link to="/resume/photos" reloadDocument>
              {text}
            </Link>
          ),
        )}
      </p>
      <JustDeleted />
      {resumes && resumes.length > 0 ? (
        <ul className="rows mt-5">
          {resumes.map((resume) => (
            <Row key={resume.id} resume={resume} />
          ))}
        </ul>
      ) : (
        <div className="mt-5">
          {resumes ? (
            <Empty title={words.none.title}>{words.none.body}</Empty>
          ) : (
            <Empty title={words.notLoaded.title}>{words.notLoaded.body}</Empty>
          )}
        </div>
      )}
    </Card>
  );
}

function Upload({ returnTo, uploadKey }: Target) {
  const toasts = useRouteLoaderData<typeof rootLoader>("root")?.toasts;
  const problem = toasts?.find((toast) => toast.field === FIELD);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>(`[name=${FIELD}]`)?.focus();
  }, [problem]);
  // Kept until the file has arrived: the page may be loaded anew before it is sent again.
  const [sentKey, setSentKey] = useState<string>();
  const key = sentKey ?? uploadKey;
  useUploadEnd(form, setSentKey);
  return (
    // Sent by the browser or, with a progress bar, by the script of every page (`enhance/upload.ts`).
    <form
      ref={form}
      method="post"
      action={ACTION}
      encType="multipart/form-data"
      noValidate
      className="mt-4 grid gap-3"
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
      {/* Script may have written here before React takes the page over. */}
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
 * With script the page stays: it shows the uploaded file, or says that the upload was lost. The message
 * also appears when the visitor has moved to another page, so the listeners stay on a form that is gone.
 */
function useUploadEnd(
  form: RefObject<HTMLFormElement>,
  setSentKey: (key: string | undefined) => void,
) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const sent = form.current;
    let removeLost = () => {};
    const show = (event: Event) => {
      event.preventDefault();
      removeLost();
      sent?.reset();
      setSentKey(undefined);
      revalidate();
    };
    const again = () => sent?.requestSubmit();
    const sayLost = () => {
      removeLost();
      removeLost = showToast({
        ...words.notUploaded,
        tone: "error",
        again: sent?.isConnected ? again : undefined,
      });
    };
    sent?.addEventListener("uploaded", show);
    sent?.addEventListener("lost", sayLost);
  }, [form, revalidate, setSentKey]);
}

/** Offers to restore a resume that was just deleted, for as long as this page is shown. */
function JustDeleted() {
  const restoring = useFetcher();
  const toasts = useRouteLoaderData<typeof rootLoader>("root")?.toasts;
  const deleted = toasts?.findLast((toast) => toast.deleted)?.deleted;
  if (!deleted) return null;
  return (
    <restoring.Form
      method="post"
      action={ACTION}
      data-failure={words.notRestored.body}
      data-failure-title={words.notRestored.title}
      className="aside mt-5 flex items-center justify-between gap-3"
    >
      <p className="min-w-0">{words.isDeleted(deleted.name)}</p>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="id" value={deleted.id} />
      <ReturnTo />
      <Button variant="second">{words.undo}</Button>
    </restoring.Form>
  );
}

/** What else can be done with a resume that was made here. */
function MadeHere({ resume, pageUrl }: { resume: Resume; pageUrl: string }) {
  return (
    <>
      <a href={pageUrl} target="_blank" rel="noreferrer" className="btn btn-quiet">
        {words.print}
        <span className="sr-only"> {resume.fileName}</span>
      </a>
      <Link to="/resume/new/check" className="btn btn-quiet">
        {words.change}
        <span className="sr-only"> {resume.fileName}</span>
      </Link>
    </>
  );
}

function Row({ resume }: { resume: Resume }) {
  const deleting = useFetcher();
  return (
    <li className="flex flex-wrap items-center gap-1">
      <div className={resume.pageUrl ? "w-full" : "max-w-full flex-1"}>
        <p className="strong">{resume.fileName}</p>
        <p className="text-sm text-ink-2">{day(resume.uploadedAt)}</p>
      </div>
      <a href={resume.fileUrl} target="_blank" rel="noreferrer" className="btn btn-quiet">
        {words.view}
        <span className="sr-only"> {resume.fileName}</span>
      </a>
      {resume.pageUrl && <MadeHere resume={resume} pageUrl={resume.pageUrl} />}
      <deleting.Form
        method="post"
        action={ACTION}
        data-failure={words.notDeleted.body}
        data-failure-title={words.notDeleted.title}
      >
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={resume.id} />
        <input type="hidden" name="name" value={resume.fileName} />
        <ReturnTo />
        <button
          type="submit"
          className="icon-btn"
          aria-label={words.removeFile(resume.fileName)}
          title={words.remove}
        >
          <Icon name="trash" />
        </button>
      </deleting.Form>
    </li>
  );
}
