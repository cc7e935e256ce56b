import { Link } from "@remix-run/react";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Icon, type IconName } from "../ui/icon";
import * as upload from "../words/en/account/resumes";
import * as words from "../words/en/resume/ways";

function Way({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        <b>{title}</b> <span>{text}</span>
      </span>
      <Icon name="chevron" />
    </>
  );
}

/** The three ways to a resume from the page of a job: made here, photographed, or a file. */
export function ResumeWays({ job, uploadKey }: { job: number; uploadKey: string }) {
  return (
    <ul className="ways">
      <li>
        <Link to={`/resume/new?job=${job}`} className="way">
          <Way icon="pencil" {...words.make} />
        </Link>
      </li>
      <li>
        {/* Its script runs where the browser loads the page. */}
        <Link to={`/resume/photos?job=${job}`} reloadDocument className="way">
          <Way icon="camera" {...words.photo} />
        </Link>
      </li>
      <li>
        <details>
          <summary className="way">
            <Way icon="file" {...words.file} />
          </summary>
          {/* Sent as the panel of resumes sends it; afterwards the page is loaded anew. */}
          <form method="post" action="/resumes" encType="multipart/form-data" noValidate>
            <input type="hidden" name="returnTo" value={`/jobs/${job}/apply`} />
            <input type="hidden" name="key" value={uploadKey} />
            <Field
              label={upload.file}
              hint={upload.fileHint}
              name="resume"
              type="file"
              accept=".pdf,.doc,.docx"
              required
            />
            <progress hidden max={1} value={0} aria-label={upload.progress} />
            <p aria-live="polite" suppressHydrationWarning>
              {""}
            </p>
            <Button variant="second" data-busy={upload.uploading}>
              {upload.upload}
            </Button>
          </form>
        </details>
      </li>
    </ul>
  );
}
