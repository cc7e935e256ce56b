import * as words from "~app/words/company/record";
import type { PublicCompany } from "../../worker/contract/public-company";
import { RECORD_SQUARES } from "../../worker/facts/guarantee/records";
import { Card } from "../ui/card";
import { FactList } from "../ui/fact-list";

/** A company's record of promises: counts first, zeros included, without a badge for "good". */
export function CompanyRecord({ record, newest }: Pick<PublicCompany, "record" | "newest">) {
  return (
    <Card as="section">
      <h2>{words.heading}</h2>
      <p className="mt-3 strong">{words.recordLine(record)}</p>
      {newest.length > 0 && <Squares newest={newest} />}
      {record.promised > 0 && <FactList rows={rowsOf(record)} />}
      <details className="record-rules">
        <summary>{words.howWeCount}</summary>
        <ul className="bullets">
          {words.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
      <p className="text-sm text-ink-2">{words.notTheirs}</p>
    </Card>
  );
}

function Squares({ newest }: Pick<PublicCompany, "newest">) {
  const kinds = (["held", "broken", "open"] as const).filter((kind) => newest.includes(kind));
  return (
    <>
      <p className="text-sm text-ink-2">
        {newest.length < RECORD_SQUARES ? words.squares : words.newestSquares(RECORD_SQUARES)}
      </p>
      <ol className="squares" aria-hidden="true">
        {newest.map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the squares have no identity of their own
          <li key={index} className={`square-${kind}`} />
        ))}
      </ol>
      <ul className="meta">
        {kinds.map((kind) => (
          <li key={kind} className="square-word">
            <span className={`square-${kind}`} aria-hidden="true" />
            {newest.filter((one) => one === kind).length} {words.legend[kind]}
          </li>
        ))}
      </ul>
    </>
  );
}

function rowsOf(record: PublicCompany["record"]) {
  const { cancelledLate, cancelled, absent, neverOffered, notProven, free } = record;
  const counts = { cancelledLate, cancelled, absent, neverOffered, notProven, free };
  return [
    ...Object.entries(counts).map(([name, count]) => ({
      label: words.rows[name as keyof typeof counts],
      value: String(count),
    })),
    {
      label: words.rows.answered,
      value: words.answersOf(record.answeredInTime, record.answersDue),
    },
    ...(record.medianDaysToAnswer === null
      ? []
      : [{ label: words.rows.answerTime, value: words.days(record.medianDaysToAnswer) }]),
    ...(record.heldPercent === null
      ? []
      : [{ label: words.rows.percent, value: words.percent(record.heldPercent) }]),
  ];
}
