import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import * as find from "~app/words/console/find";
import * as words from "~app/words/console/person";
import type { StaffPersonWhole } from "../../../worker/contract/staff/people";
import { clockTime, day, rupeesAndPaise } from "../../words/format";
import { ConsoleTable } from "../console-table";
import { ApplicationStatus } from "../find/application-status";
import "../find/find.css";

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
          { head: find.heads.number, cell: ({ id }) => <Pk id={id} /> },
          { head: find.heads.job, cell: ({ job }) => `${job.title}, ${job.company}` },
          { head: find.heads.state, cell: (row) => <ApplicationStatus {...row} /> },
          { head: words.heads.slot, cell: words.slotOf },
          {
            head: find.heads.money,
            cell: ({ payment }) => (payment ? find.money(payment) : find.nothingPaid),
          },
          { head: find.heads.changed, cell: ({ changedAt }) => day(changedAt) },
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
          { head: find.heads.number, cell: ({ providerPaymentId }) => <b>{providerPaymentId}</b> },
          { head: find.heads.of, cell: ({ applicationId }) => <Pk id={applicationId} /> },
          {
            head: find.heads.state,
            cell: ({ state, method, refundId }) =>
              [find.moneyStates[state], find.method(method), refundId].filter(Boolean).join(" · "),
          },
          { head: find.heads.amount, cell: ({ amount }) => rupeesAndPaise(amount) },
          { head: find.heads.when, cell: ({ capturedAt }) => clockTime(capturedAt) },
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
          { head: words.heads.gave, cell: ({ applicationId }) => <Pk id={applicationId} /> },
          { head: find.heads.state, cell: ({ state }) => words.creditStates[state] },
          { head: words.heads.bought, cell: ({ spentOn }) => spentOn && <Pk id={spentOn} /> },
          {
            head: find.heads.amount,
            cell: ({ amount }) => amount !== null && rupeesAndPaise(amount),
          },
          { head: find.heads.when, cell: ({ createdAt }) => day(createdAt) },
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
            head: words.heads.subject,
            cell: ({ kind, id, subject }) => (
              <Link to={`/staff/inbox/${kind}/${id}`}>
                {kind === "contact" ? `${subject} (${words.contactMessage})` : subject}
              </Link>
            ),
          },
          { head: words.heads.asked, cell: ({ createdAt }) => day(createdAt) },
          {
            head: words.heads.answered,
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
          { head: words.heads.message, cell: ({ title }) => title },
          { head: words.heads.arrived, cell: words.arrived },
          { head: words.heads.sent, cell: ({ at }) => clockTime(at) },
        ]}
      />
    </List>
  );
}
