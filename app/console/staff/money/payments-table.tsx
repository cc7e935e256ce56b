import { Link } from "@remix-run/react";
import * as findWords from "~app/words/console/find";
import * as words from "~app/words/console/money";
import type { MoneyPayment } from "../../../../worker/contract/staff/money";
import { hour, langOf } from "../../../words/format";
import { ConsoleTable } from "../../console-table";

/** The payments of a day, each with links to its person and its application. */
export const PaymentsTable = ({ rows }: { rows: MoneyPayment[] }) => (
  <ConsoleTable
    rows={rows}
    empty={words.payments.none}
    columns={[
      { head: words.payments.time, cell: ({ capturedAt }) => hour(capturedAt) },
      { head: words.payments.person, cell: (one) => <Person one={one} /> },
      {
        head: words.payments.job,
        cell: ({ job: { title, company } }) => {
          const lang = langOf(title + company);
          const text = `${title}, ${company}`;
          return lang ? <span lang={lang}>{text}</span> : text;
        },
      },
      {
        head: words.payments.number,
        cell: ({ providerPaymentId, method: name }) =>
          [providerPaymentId, findWords.method(name)].filter(Boolean).join(", "),
      },
      { head: words.payments.stands, cell: words.stands },
    ]}
  />
);

/** The links leave out Remix's data-discover attribute: that saves 2 KB for fifty rows. */
const Person = ({ one: { person, applicationId } }: { one: MoneyPayment }) => (
  <>
    <Link to={`/staff/people/${person.id}`} lang={langOf(person.name ?? "")} discover="none">
      {person.name ?? findWords.noName}
    </Link>
    {", "}
    <Link to={`/staff/applications/${applicationId}`} discover="none">
      {findWords.pk(applicationId)}
    </Link>
  </>
);
