import { Link, useFetcher } from "@remix-run/react";
import * as words from "~app/words/account/resumes";
import type { Resume } from "../../worker/contract/resumes";
import { ReturnTo } from "../forms/return-to";
import { usePageToasts } from "../frame/page-toasts";
import { ACTION, UploadForm, type UploadTarget } from "../resume/upload-form";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Empty } from "../ui/empty";
import { Icon } from "../ui/icon";
import { day } from "../words/format";

/** Upload and list of resumes. */
export function ResumePanel({
  resumes,
  ...target
}: UploadTarget & {
  /** Null if they could not be loaded. */
  resumes: Resume[] | null;
}) {
  return (
    <Card>
      <h2 id="resumes">{words.heading}</h2>
      <div className="mt-4">
        <UploadForm {...target} />
      </div>
      <p className="mt-3">
        {words.noFile(
          (text) => (
            <Link to="/resume/new">{text}</Link>
          ),
          (text) => (
            // The browser must load this page itself, or the page's own script would not run.
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

/** Offers to restore a resume that was just deleted, as long as this page is shown. */
function JustDeleted() {
  const restoring = useFetcher();
  const toasts = usePageToasts();
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

/** The further actions on a resume that was made on this site. */
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
      <div className="w-full">
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
