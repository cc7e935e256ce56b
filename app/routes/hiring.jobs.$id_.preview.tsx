import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/hiring";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { wantedJob } from "../console/hiring/jobs/job-values.server";
import { previewOf } from "../console/hiring/jobs/preview.server";
import { jobOfTest } from "../console/hiring/tests/test.server";
import css from "../jobs/job.css?url";
import { JobBody, JobHead } from "../jobs/job-body";
import { JobSide } from "../jobs/job-side";
import { Card } from "../ui/card";
import { BulletList } from "../ui/fact-list";

export async function loader(args: LoaderFunctionArgs) {
  const { person, session, job, path } = await jobOfTest(args);
  const page = await previewOf(session, job, args.context.now);
  return { person, path, title: job.title, page, preparation: wantedJob(job).preparation };
}

export const meta: MetaFunction = () => consoleMeta(words.job.preview, "hiring");

export default function PreviewJob() {
  const { person, path, title, page, preparation } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      console="hiring"
      person={person}
      heading={words.job.preview}
      back={{ to: path, text: title }}
    >
      <link rel="stylesheet" href={css} />
      <div className="console-stack">
        <p>{words.job.previewNote}</p>
        {/* The whole preview is inert. */}
        <div className="console-read" aria-hidden="true" {...{ inert: "" }}>
          <div className="job-page">
            <JobHead page={page} />
            <div className="job-page-side">
              <JobSide page={page} />
            </div>
            <JobBody page={page} />
          </div>
        </div>
        {preparation && preparation.length > 0 && (
          <Card as="section">
            <h2>{words.job.labels.preparation}</h2>
            <p>{words.job.previewPreparation}</p>
            <BulletList points={preparation} />
          </Card>
        )}
      </div>
    </ConsolePage>
  );
}
