import { Link } from "@remix-run/react";
import * as words from "~app/words/application/page";
import * as stagesWords from "~app/words/application/stages";
import * as termsWords from "~app/words/jobs/terms";
import type { Application } from "../../../worker/contract/applications";
import { CompanyMark } from "../../jobs/job-card";
import { Accordion } from "../../ui/accordion";
import { BulletList, FactList } from "../../ui/fact-list";
import { day, rupees } from "../../words/format";
import type { Line } from "../view/history.server";
import { hasBill, type StageProps } from "../view/stage";
import { CancelChoice } from "./choices";
import { SlotPriceStub } from "./slot-price-stub";

/** The job of an application. */
function AppliedJob(props: { application: Application; feeDue?: string; now: string }) {
  const { application, feeDue, now } = props;
  const { job } = application;
  const sections = Object.entries(job.jobDetail).filter(([, points]) => points.length > 0);
  return (
    <>
      <div className="flex items-start gap-3">
        <CompanyMark company={job.company} logo={job.logo} />
        <div className="min-w-0">
          <p className="strong">{job.title}</p>
          <p>{words.where(job.company, job.location)}</p>
          <p className="text-sm">{words.posted(job.createdAt, now)}</p>
        </div>
      </div>
      <h3 className="mt-4">{words.jobDescription}</h3>
      {sections.map(([heading, points]) => (
        <section key={heading} className="mt-3 text-sm">
          <h4 className="label">{termsWords.heading(heading)}</h4>
          <BulletList points={points} />
        </section>
      ))}
      <div className="mt-4">
        <FactList
          rows={[
            {
              label: words.applicants,
              value: words.applicantCount(job.applicantsCount, job.maxApplicants),
            },
            { label: words.applicationFee, value: rupees(application.price) },
          ]}
        />
        {feeDue && <p className="text-sm">{feeDue}</p>}
      </div>
    </>
  );
}

interface Props extends StageProps {
  lines: Line[];
  feeDue?: string;
  /** Facts about the company, while they help to decide. */
  company: string[];
  companyTitle: string;
  /** Says what cancelling gives back, if it is possible. */
  cancelTitle?: string;
  /** The employer's preparation points, until the interview is over. */
  prepare?: string[];
}

/** The details: folded on a phone; on wide screens those that the interview needs are open. */
export function Folded(props: Props) {
  const { application, lines, feeDue, company, prepare, cancelTitle, now } = props;
  const item = (
    isThere: boolean | undefined,
    one: { title: string; text: JSX.Element; id?: string },
  ) => (isThere ? [one] : []);
  return (
    <>
      <div className="unfold">
        <Accordion
          level={2}
          items={[
            ...item(prepare !== undefined, {
              title: stagesWords.preparation,
              id: "preparation",
              text: <Preparation id={application.id} points={prepare ?? []} />,
            }),
            ...item(company.length > 0, {
              title: props.companyTitle,
              text: <Company application={application} texts={company} />,
            }),
          ]}
        />
      </div>
      <Accordion
        level={2}
        items={[
          {
            title: words.theJob,
            text: <AppliedJob application={application} feeDue={feeDue} now={now} />,
          },
          {
            title: hasBill(application) ? words.billAndHistory : words.history,
            id: "bill",
            text: (
              <div className="grid gap-5">
                <SlotPriceStub application={application} now={now} />
                <History lines={lines} />
              </div>
            ),
          },
          ...(cancelTitle
            ? [{ title: cancelTitle, id: "cancel", text: <CancelChoice {...props} /> }]
            : []),
        ]}
      />
    </>
  );
}

/** The employer's points, and a link to the guide. */
const Preparation = ({ id, points }: { id: number; points: string[] }) => (
  <>
    <BulletList points={points} />
    <a href={`/applications/${id}/preparation`}>{stagesWords.prepareInFull}</a>
  </>
);

function Company({ application: { job }, texts }: { application: Application; texts: string[] }) {
  return (
    <>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="mt-2">
        <Link to={`/companies/${job.employer.id}`}>{words.seeCompany}</Link>
      </p>
    </>
  );
}

const History = ({ lines }: { lines: Line[] }) => (
  <ol className="grid gap-2 text-sm">
    {lines.map(({ at, text }) => (
      <li key={at + text}>
        {day(at)} · {text}
      </li>
    ))}
  </ol>
);
