import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import * as words from "~app/words/console/find";
import * as staffWords from "~app/words/console/staff";
import type { HitKind, HitOf, StaffHit } from "../../../worker/contract/staff/search";
import { clockTime, day, rupeesAndPaise } from "../../words/format";
import { ConsoleTable } from "../console-table";
import { ApplicationStatus } from "./application-status";
import "./find.css";

interface Column<Kind extends HitKind> {
  head: string;
  cell: (hit: HitOf<Kind>) => ReactNode;
}
type Columns = { [Kind in HitKind]: (q: string) => Column<Kind>[] };

/** A text in which the search term is marked. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const at = typed === "" ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + typed.length)}</mark>
      {text.slice(at + typed.length)}
    </>
  );
}

/** A phone number in which the typed first digits are marked. */
function MarkedPhone({ phone, typed }: { phone: string; typed: string }) {
  const digits = typed.replace(/\D/g, "").replace(/^(?:91|0)(?=\d{10}$)/, "");
  const isTyped = digits !== "" && /^\+?[\d\s().-]+$/.test(typed) && phone.startsWith(digits);
  const formattedPhone = words.phone(phone);
  const length = digits.length > 5 ? digits.length + 1 : digits.length;
  return <Marked text={formattedPhone} typed={isTyped ? formattedPhone.slice(0, length) : ""} />;
}

const COLUMNS: Columns = {
  person: (q) => [
    {
      head: words.heads.name,
      cell: ({ id, name }) => (
        <Link to={`/staff/people/${id}`}>
          <Marked text={name ?? words.noName} typed={q} />
        </Link>
      ),
    },
    { head: words.heads.phone, cell: ({ phone }) => <MarkedPhone phone={phone} typed={q} /> },
    {
      head: words.heads.email,
      cell: ({ email }) => <Marked text={email ?? words.noEmail} typed={q} />,
    },
    {
      head: words.heads.stands,
      cell: ({ applications, blockedAt }) =>
        [words.applications(applications), blockedAt && words.blocked.toLowerCase()]
          .filter(Boolean)
          .join(", "),
    },
    { head: words.heads.seen, cell: ({ seenAt }) => (seenAt ? day(seenAt) : words.never) },
  ],
  application: () => [
    {
      head: words.heads.number,
      cell: ({ id, title }) => <Link to={`/staff/applications/${id}`}>{title}</Link>,
    },
    {
      head: words.heads.person,
      cell: ({ personId, name }) => (
        <Link to={`/staff/people/${personId}`}>{name ?? words.noName}</Link>
      ),
    },
    { head: words.heads.job, cell: ({ job, company }) => `${job}, ${company}` },
    { head: words.heads.state, cell: (hit) => <ApplicationStatus {...hit} /> },
    {
      head: words.heads.money,
      cell: ({ payment }) => (payment ? words.money(payment) : words.nothingPaid),
    },
    { head: words.heads.changed, cell: ({ changedAt }) => day(changedAt) },
  ],
  payment: (q) => [
    {
      head: words.heads.number,
      cell: ({ title, applicationId }) => (
        <Link to={`/staff/applications/${applicationId}`}>
          <Marked text={title} typed={q} />
        </Link>
      ),
    },
    {
      head: words.heads.of,
      cell: ({ personId, name, applicationId }) => (
        <>
          <Link to={`/staff/people/${personId}`}>{name ?? words.noName}</Link>,{" "}
          {words.pk(applicationId)}
        </>
      ),
    },
    {
      head: words.heads.state,
      cell: ({ state, method, refundId }) =>
        [words.moneyStates[state], words.method(method), refundId].filter(Boolean).join(" · "),
    },
    { head: words.heads.amount, cell: ({ amount }) => rupeesAndPaise(amount) },
    { head: words.heads.when, cell: ({ capturedAt }) => clockTime(capturedAt) },
  ],
  company: (q) => [
    {
      head: words.heads.name,
      cell: ({ id, title }) => (
        <Link to={`/staff/companies/${id}`}>
          <Marked text={title} typed={q} />
        </Link>
      ),
    },
    {
      head: words.heads.phone,
      cell: ({ phone }) => (phone ? <MarkedPhone phone={phone} typed={q} /> : ""),
    },
    { head: words.heads.city, cell: ({ city }) => city },
    { head: words.heads.state, cell: ({ state }) => staffWords.companyStates[state] },
  ],
  job: (q) => [
    {
      head: words.heads.job,
      cell: ({ id, title }) => (
        <Link to={`/staff/jobs/${id}`}>
          <Marked text={title} typed={q} />
        </Link>
      ),
    },
    { head: words.heads.company, cell: ({ company }) => <Marked text={company} typed={q} /> },
    { head: words.heads.place, cell: ({ location }) => location },
    { head: words.heads.state, cell: ({ jobState }) => staffWords.jobStates[jobState] },
  ],
};
const KINDS = ["person", "application", "payment", "company", "job"] as const;

const isOf =
  <Kind extends HitKind>(kind: Kind) =>
  (hit: StaffHit): hit is HitOf<Kind> =>
    hit.kind === kind;

function HitTable<Kind extends HitKind>(props: { kind: Kind; hits: StaffHit[]; q: string }) {
  const { kind, hits, q } = props;
  const rows = hits.filter(isOf(kind));
  if (rows.length === 0) return null;
  return (
    <section className="found">
      <h2>
        {words.kinds[kind]} <span>{rows.length}</span>
      </h2>
      <ConsoleTable<HitOf<Kind>> rows={rows} columns={COLUMNS[kind](q)} />
    </section>
  );
}

/** The search results, a table for each kind, and the kinds without a result. */
export function Hits({ hits, q }: { hits: StaffHit[]; q: string }) {
  const missing = KINDS.filter((kind) => !hits.some(isOf(kind)));
  return (
    <>
      {KINDS.map((kind) => (
        <HitTable key={kind} kind={kind} hits={hits} q={q} />
      ))}
      <p className="console-small">
        {hits.length > 0 && missing.length > 0 && `${words.nothing(missing)} `}
        <CanType />
      </p>
    </>
  );
}

/** What staff can search for, with the prefixes of numbers in bold. */
export function CanType() {
  return words.canType.map((part, at) => (at % 2 === 1 ? <b key={part}>{part}</b> : part));
}
