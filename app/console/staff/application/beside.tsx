import { Link } from "@remix-run/react";
import * as words from "~app/words/console/application";
import type { StaffApplicationDetail } from "../../../../worker/contract/staff-application-detail";
import { Card } from "../../../ui/card";
import { BulletList, FactList } from "../../../ui/fact-list";
import { rupees } from "../../../words/format";

type Detail = StaffApplicationDetail;

export function CandidateViewCard({ seen: view }: { seen: { facts: string[]; may: string[] } }) {
  const { sees } = words;
  return (
    <Card as="section">
      <h2>{sees.heading}</h2>
      {view.facts.map((fact) => (
        <p key={fact} className="strong">
          {fact}
        </p>
      ))}
      <p>{view.may.length > 0 ? `${sees.may}:` : sees.nothing}</p>
      {view.may.length > 0 && <BulletList points={view.may} />}
    </Card>
  );
}

export function MoneyCard({ price, payments }: { price: number; payments: string[] }) {
  const { money } = words;
  return (
    <Card as="section">
      <h2>{money.heading}</h2>
      <FactList rows={[{ label: money.price, value: rupees(price) }]} />
      {payments.length === 0 && <p>{money.none}</p>}
      {payments.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Card>
  );
}

export function PersonCard({ detail: { candidate, resume, score } }: { detail: Detail }) {
  const { person } = words;
  const rows = [
    { label: person.phone, value: candidate.phone },
    { label: person.email, value: candidate.email },
    { label: person.score, value: score && person.scoreOf(score) },
    {
      label: person.resume,
      value: resume && (
        <a href={resume.fileUrl} rel="noreferrer">
          {resume.fileName}
        </a>
      ),
    },
  ];
  return (
    <Card as="section">
      <h2>{person.heading}</h2>
      <FactList rows={rows.filter(({ value }) => value)} />
      <p>
        <Link to={`/staff/people/${candidate.id}`}>{person.all}</Link>
      </p>
    </Card>
  );
}

export function JobCard({ detail: { jobId, job } }: { detail: Detail }) {
  return (
    <Card as="section">
      <h2>{words.companyPage}</h2>
      <p>{job.company}</p>
      <p>
        <Link to={`/staff/jobs/${jobId}`}>{job.title}</Link>
      </p>
    </Card>
  );
}
