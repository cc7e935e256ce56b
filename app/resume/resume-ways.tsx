import { Link } from "@remix-run/react";
import * as words from "~app/words/resume/ways";
import { Icon, type IconName } from "../ui/icon";
import { UploadForm } from "./upload-form";

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

/** The three ways to a resume from a job's page: made here, photographed, or uploaded as a file. */
export function ResumeWays(props: { job: number; uploadKey: string; isRefused: boolean }) {
  const { job, uploadKey, isRefused } = props;
  return (
    <ul className="ways">
      <li>
        <Link to={`/resume/new?job=${job}`} className="way">
          <Way icon="pencil" {...words.make} />
        </Link>
      </li>
      <li>
        {/* The browser must load this page itself, or its script does not run. */}
        <Link to={`/resume/photos?job=${job}`} reloadDocument className="way">
          <Way icon="camera" {...words.photo} />
        </Link>
      </li>
      <li>
        <details open={isRefused}>
          <summary className="way">
            <Way icon="file" {...words.file} />
          </summary>
          <UploadForm returnTo={`/jobs/${job}/apply`} uploadKey={uploadKey} />
        </details>
      </li>
    </ul>
  );
}
