import { Link } from "@remix-run/react";
import * as find from "~app/words/console/find";
import * as words from "~app/words/console/inbox";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { classNames } from "../../ui/class-names";
import { FactList } from "../../ui/fact-list";
import { langOf } from "../../words/format";
import { ApplicationStatus } from "../find/application-status";
import type { readSender, Ticket } from "./ticket.server";

interface Props {
  ticket: Ticket;
}

/** The sender's message, and all our answers. */
export function Exchange({ ticket }: Props) {
  const { sender, text, createdAt, suspicious, replies } = ticket;
  return (
    <Card as="section">
      <h2>{words.exchange}</h2>
      <div className="console-stack">
        {suspicious && (
          <p>
            <Badge tone="red">{words.suspicious}</Badge>
          </p>
        )}
        <Said who={words.wrote(sender.name ?? words.noName, createdAt)} text={text} />
        {replies.map(({ message, staff, at }) => (
          <Said key={message} who={words.answered(staff, at)} text={message} isOurs />
        ))}
      </div>
    </Card>
  );
}

function Said({ who, text, isOurs = false }: { who: string; text: string; isOurs?: boolean }) {
  return (
    <article className={classNames("inbox-said", isOurs && "inbox-ours")}>
      <p className="inbox-who">{who}</p>
      <p className="console-lines" lang={langOf(text)}>
        {text}
      </p>
    </article>
  );
}

export function SenderFacts({ ticket }: Props) {
  const { sender, kind, category, jobId, state, closedAt } = ticket;
  const { facts } = words;
  const rows = [
    { label: facts.state, value: words.stateOf(state, closedAt) },
    {
      label: facts.from,
      value: sender.personId ? (
        <Link to={`/staff/people/${sender.personId}`}>{sender.name ?? find.noName}</Link>
      ) : (
        (sender.name ?? words.noName)
      ),
    },
    { label: facts.phone, value: sender.phone },
    { label: facts.email, value: sender.email },
    { label: facts.kind, value: words.kinds[kind] },
    { label: facts.category, value: category },
    { label: facts.job, value: jobId && <Link to={`/staff/jobs/${jobId}`}>{jobId}</Link> },
  ];
  return (
    <Card as="section">
      <h2>{facts.heading}</h2>
      <FactList rows={rows.filter(({ value }) => value)} />
    </Card>
  );
}

interface SenderProps {
  sender: NonNullable<Awaited<ReturnType<typeof readSender>>>;
}

/** The applications of a sender who was logged in. */
export function SenderApplications({ sender: { id, applications, more } }: SenderProps) {
  const { person } = words;
  return (
    <Card as="section">
      <h2>{person.heading}</h2>
      {applications.length === 0 && <p>{person.none}</p>}
      <ul className="console-list inbox-applications">
        {applications.map((one) => (
          <li key={one.id}>
            <Link to={`/staff/applications/${one.id}`}>{find.pk(one.id)}</Link>{" "}
            <span lang={langOf(one.job.title)}>
              {one.job.title}, {one.job.company}
            </span>
            <br />
            <ApplicationStatus {...one} />
          </li>
        ))}
      </ul>
      <p>
        {more > 0 && `${person.more(more)} · `}
        <Link to={`/staff/people/${id}`}>{person.all}</Link>
      </p>
    </Card>
  );
}
