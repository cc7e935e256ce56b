import { Link } from "@remix-run/react";
import type { MoneyPayment } from "../../../../worker/contract/staff/money";
import { method, noName, pk } from "../../../words/en/console/find";
import * as words from "../../../words/en/console/money";
import { hour, langOf } from "../../../words/format";
import { ConsoleTable } from "../../console-table";

const { payments } = words;

/** The payments of a day; each leads to its person and to what it paid for. */
export const PaymentsTable = ({ rows }: { rows: MoneyPayment[] }) => (
  <ConsoleTable
    rows={rows}
    empty={payments.none}
    columns={[
      { head: payments.time, cell: ({ capturedAt }) => hour(capturedAt) },
      { head: payments.person, cell: (one) => <Person one={one} /> },
      {
        head: payments.job,
        cell: ({ job: { title, company } }) => {
          const lang = langOf(title + company);
          const said = `${title}, ${company}`;
          return lang ? <span lang={lang}>{said}</span> : said;
        },
      },
      {
        head: payments.number,
        cell: ({ providerPaymentId, method: name }) =>
          [providerPaymentId, method(name)].filter(Boolean).join(", "),
      },
      { head: payments.stands, cell: words.stands },
    ]}
  />
);

/** The links lack the mark of those that are looked up ahead: fifty rows are shorter by 2 KB. */
const Person = ({ one: { person, applicationId } }: { one: MoneyPayment }) => (
  <>
    <Link to={`/staff/people/${person.id}`} lang={langOf(person.name ?? "")} discover="none">
      {person.name ?? noName}
    </Link>
    {", "}
    <Link to={`/staff/applications/${applicationId}`} discover="none">
      {pk(applicationId)}
    </Link>
  </>
);
