import { Link } from "@remix-run/react";
import type { MoneyPayment } from "../../../../worker/contract/staff/money";
import { method, noName, pk } from "../../../words/en/console/find";
import * as words from "../../../words/en/console/money";
import { hour, langOf } from "../../../words/format";
import { ConsoleTable } from "../../console-table";

const { payments } = words;

/** The payments of a day, each with links to its person and its application. */
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

/** The links leave out Remix's data-discover attribute: that saves 2 KB for fifty rows. */
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
