import { useFetcher, useRevalidator, useRouteLoaderData } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import type { Resume } from "../../worker/contract/resumes";
import { RESUME_SIZE } from "../../worker/facts/resumes";
import { ReturnTo } from "../forms/return-to";
import type { loader as rootLoader } from "../root";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Empty } from "../ui/empty";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";
import { showToast } from "../ui/overlay/toast";
import { day } from "../words/format";

export const NOT_UPLOADED = { title: "Upload Failed", body: "Failed to upload resume" };
export const NOT_DELETED = { title: "Deletion Failed", body: "Failed to delete resume" };
export const NOT_RESTORED = { title: "Not Undone", body: "We could not bring your resume back." };
const ACTION = "/resumes";
const FIELD = "resume";

interface Target {
  /** The screen to show again after each act. */
  returnTo: string;
  /** Makes a repeated upload safe: one for each time that the form is shown. */
  uploadKey: string;
}

/** Upload and list of resumes. */
export function ResumePanel({
  resumes,
  ...target
}: Target & {
  /** Null where they could not be had. */
  resumes: Resume[] | null;
}) {
  return (
    <Card>
      <h2 id="resumes">Your Resumes</h2>
      <Upload {...target} />
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
            <Empty title="No resumes uploaded yet">Upload your resume to apply for jobs</Empty>
          ) : (
            <Empty title="Your resumes could not be loaded">
              They are safe. Load this page again in a moment.
            </Empty>
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
  useTellsOfUpload(form);
  return (
    // Sent by the browser or, with its progress, by the script of every page.
    <form
      ref={form}
      method="post"
      action={ACTION}
      encType="multipart/form-data"
      noValidate
      className="mt-4 grid gap-3"
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="key" value={uploadKey} />
      <Field
        label="Upload a resume"
        hint={`Supported formats: PDF, DOC, DOCX. Up to ${RESUME_SIZE}. Leave out Aadhaar and PAN numbers.`}
        error={problem?.body}
        autoFocus={problem !== undefined}
        name={FIELD}
        type="file"
        accept=".pdf,.doc,.docx"
        required
      />
      <progress hidden max={1} value={0} aria-label="Upload" />
      {/* Script may have written here before React takes the page over. */}
      <p aria-live="polite" suppressHydrationWarning>
        {""}
      </p>
      <Button variant="second" data-busy="Uploading...">
        Upload Resume
      </Button>
    </form>
  );
}

/**
 * With script the page stays: it shows what became of a file, and says so where it is lost. So does the
 * page that was gone to meanwhile, which is why nothing is taken off a form that goes.
 */
function useTellsOfUpload(form: RefObject<HTMLFormElement>) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const sent = form.current;
    const show = (event: Event) => {
      event.preventDefault();
      sent?.reset();
      revalidate();
    };
    const again = () => sent?.requestSubmit();
    const sayLost = () =>
      showToast({ ...NOT_UPLOADED, tone: "error", again: sent?.isConnected ? again : undefined });
    sent?.addEventListener("uploaded", show);
    sent?.addEventListener("lost", sayLost);
  }, [form, revalidate]);
}

/** Under a deletion, as long as its page is shown: the way back. */
function JustDeleted() {
  const restoring = useFetcher();
  const toasts = useRouteLoaderData<typeof rootLoader>("root")?.toasts;
  const deleted = toasts?.findLast((toast) => toast.deleted)?.deleted;
  if (!deleted) return null;
  return (
    <restoring.Form
      method="post"
      action={ACTION}
      data-failure={NOT_RESTORED.body}
      data-failure-title={NOT_RESTORED.title}
      className="aside mt-5 flex items-center justify-between gap-3"
    >
      <p className="min-w-0">{deleted.name} is deleted.</p>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="id" value={deleted.id} />
      <ReturnTo />
      <Button variant="second">Undo</Button>
    </restoring.Form>
  );
}

function Row({ resume }: { resume: Resume }) {
  const deleting = useFetcher();
  return (
    <li className="flex flex-wrap items-center gap-1">
      <div className="max-w-full flex-1">
        <p className="strong">{resume.fileName}</p>
        <p className="text-sm text-ink-2">{day(resume.uploadedAt)}</p>
      </div>
      <a href={resume.fileUrl} target="_blank" rel="noreferrer" className="btn btn-quiet">
        View<span className="sr-only"> {resume.fileName}</span>
      </a>
      <deleting.Form
        method="post"
        action={ACTION}
        data-failure={NOT_DELETED.body}
        data-failure-title={NOT_DELETED.title}
      >
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={resume.id} />
        <input type="hidden" name="name" value={resume.fileName} />
        <ReturnTo />
        <button
          type="submit"
          className="icon-btn"
          aria-label={`Delete ${resume.fileName}`}
          title="Delete"
        >
          <Icon name="trash" />
        </button>
      </deleting.Form>
    </li>
  );
}
