import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { StaffPersonWhole } from "../../../worker/contract/staff/people";
import * as find from "../../words/en/console/find";
import * as words from "../../words/en/console/person";
import { clockTime, day, rupeesAndPaise } from "../../words/format";
import { ConsoleTable } from "../console-table";
import { Stands } from "../find/stands";
import "../find/find.css";

const { heads } = find;
const own = words.heads;

const Pk = ({ id }: { id: number }) => <Link to={`/staff/applications/${id}`}>{find.pk(id)}</Link>;

function List(props: { heading: string; count: number; children: ReactNode }) {
  const { heading, count, children } = props;
  return (
    <section className="found">
      <h2>
        {heading} <span>{count}</span>
      </h2>
      {children}
    </section>
  );
}

/** All data of a person, a table for each kind. */
export function PersonLists({ one }: { one: StaffPersonWhole }) {
  return (
    <div>
      <Applications rows={one.applications} />
      <Payments rows={one.payments} />
      {one.credits.length > 0 && <Credits rows={one.credits} />}
      <Queries rows={one.queries} />
      <Messages rows={one.messages} />
    </div>
  );
}

function Applications({ rows }: { rows: StaffPersonWhole["applications"] }) {
  return (
    <List heading={words.applications} count={rows.length}>
      <ConsoleTable
        rows={rows}
        empty={words.noApplications}
        columns={[
          { head: heads.number, cell: ({ id }) => <Pk id={id} /> },
          { head: heads.job, cell: ({ job }) => `${job.title}, ${job.company}` },
          { head: heads.state, cell: (row) => <Stands {...row} /> },
          { head: own.slot, cell: words.slotOf },
          {
            head: heads.money,
            cell: ({ payment }) => (payment ? find.money(payment) : find.nothingPaid),
          },
          { head: heads.changed, cell: ({ changedAt }) => day(changedAt) },
        ]}
      />
    </List>
  );
}

function Payments({ rows }: { rows: StaffPersonWhole["payments"] }) {
  return (
    <List heading={words.payments} count={rows.length}>
      <ConsoleTable
        rows={rows}
        empty={words.noPayments}
        columns={[
          { head: heads.number, cell: ({ providerPaymentId }) => <b>{providerPaymentId}</b> },
          { head: heads.of, cell: ({ applicationId }) => <Pk id={applicationId} /> },
          {
            head: heads.state,
            cell: ({ state, method, refundId }) =>
              [find.moneyStates[state], find.method(method), refundId].filter(Boolean).join(" · "),
          },
          { head: heads.amount, cell: ({ amount }) => rupeesAndPaise(amount) },
          { head: heads.when, cell: ({ capturedAt }) => clockTime(capturedAt) },
        ]}
      />
    </List>
  );
}

function Credits({ rows }: { rows: StaffPersonWhole["credits"] }) {
  return (
    <List heading={words.credits} count={rows.length}>
      <ConsoleTable
        rows={rows}
        columns={[
          { head: own.gave, cell: ({ applicationId }) => <Pk id={applicationId} /> },
          { head: heads.state, cell: ({ state }) => words.creditStates[state] },
          { head: own.bought, cell: ({ spentOn }) => spentOn && <Pk id={spentOn} /> },
          { head: heads.amount, cell: ({ amount }) => amount !== null && rupeesAndPaise(amount) },
          { head: heads.when, cell: ({ createdAt }) => day(createdAt) },
        ]}
      />
    </List>
  );
}

function Queries({ rows }: { rows: StaffPersonWhole["queries"] }) {
  return (
    <List heading={words.queries} count={rows.length}>
      <ConsoleTable
        rows={rows}
        empty={words.noQueries}
        columns={[
          {
            head: own.subject,
            cell: ({ kind, id, subject }) => (
              <Link to={`/staff/inbox/${kind}/${id}`}>
                {kind === "contact" ? `${subject} (${words.contactMessage})` : subject}
              </Link>
            ),
          },
          { head: own.asked, cell: ({ createdAt }) => day(createdAt) },
          {
            head: own.answered,
            cell: ({ repliedAt }) => (repliedAt ? day(repliedAt) : words.notAnswered),
          },
        ]}
      />
    </List>
  );
}

function Messages({ rows }: { rows: StaffPersonWhole["messages"] }) {
  return (
    <List heading={words.messages} count={rows.length}>
      <ConsoleTable
        rows={rows}
        empty={words.noMessages}
        columns={[
          { head: own.message, cell: ({ title }) => title },
          { head: own.arrived, cell: words.arrived },
          { head: own.sent, cell: ({ at }) => clockTime(at) },
        ]}
      />
    </List>
  );
}
