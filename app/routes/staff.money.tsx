import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as findWords from "~app/words/console/find";
import * as words from "~app/words/console/money";
import { todayInIndia } from "../../worker/contract/profile";
import { date } from "../../worker/contract/values";
import { MONEY_DAYS } from "../../worker/facts/money/money";
import { dateAfter } from "../../worker/facts/times";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { Breakdown } from "../console/staff/money/breakdown";
import { FiguresTable } from "../console/staff/money/figures";
import { moneyAsked } from "../console/staff/money/money.server";
import { PaymentsTable } from "../console/staff/money/payments-table";
import { pageOfList } from "../forms/form.server";
import { Pager } from "../frame/pager";
import { attempt, unwrap } from "../session/api.server";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { nearDay } from "../words/format";
import "../console/desk.css";

/** The number of payments per page. */
const PAGE = "50";
const REFUSED = 422;

export async function loader({ request, context: { session, now } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const { searchParams } = session.url;
  const asked = moneyAsked(searchParams);
  const day = date.safeParse(searchParams.get("day")).data;
  const { money } = session.staff.api.ops;
  const today = todayInIndia(now);
  const [answer, payments] = await Promise.all([
    attempt(unwrap(money.$get({ query: asked }))),
    day
      ? pageOfList(request, (cursor) =>
          money.payments.$get({ query: { ...asked, from: day, to: day, limit: PAGE, cursor } }),
        )
      : null,
  ]);
  const page = { person, asked, day, today, payments };
  if ("data" in answer) return data({ ...page, money: answer.data, error: undefined });
  if (answer.error.status !== REFUSED) throw answer.error;
  const error = Object.values(answer.error.fields)[0] ?? answer.error.message;
  return data({ ...page, money: null, error }, { status: REFUSED });
}

export const meta: MetaFunction = () => consoleMeta(consoleWords.pages.money, "staff");

type Asked = Record<string, string | undefined>;

/** The page with other filters. */
const addressOf = (filters: Asked, file = "") =>
  `/staff/money${file}?${new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )}`;

export default function Money() {
  const { person, asked, day, today, money, payments, error } = useLoaderData<typeof loader>();
  const { from, to, jobId, companyId, method } = asked;
  const days = money ?? { from, to };
  const only = [
    jobId && words.onlyJob(jobId),
    companyId && words.onlyCompany(companyId),
    method && findWords.method(method),
  ].filter(Boolean);
  return (
    <ConsolePage console="staff" person={person} heading={words.heading}>
      <div className="console-stack">
        <p className="money-meaning">{words.meaning}</p>
        <Form className="console-acts">
          <Field
            type="date"
            name="from"
            label={words.from}
            defaultValue={days.from}
            key={`from ${days.from}`}
          />
          <Field
            type="date"
            name="to"
            label={words.to}
            defaultValue={days.to}
            error={error}
            key={`to ${days.to}`}
          />
          {Object.entries({ jobId, companyId, method }).map(
            ([name, value]) =>
              value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <Button variant="second">{words.show}</Button>
          <Link to={addressOf({ ...asked, from: dateAfter(today, 1 - MONEY_DAYS), to: today })}>
            {words.lastDays}
          </Link>
          <Link to={addressOf({ ...asked, from: `${today.slice(0, 8)}01`, to: today })}>
            {words.thisMonth}
          </Link>
          {money && (
            <a href={addressOf({ ...asked, from: money.from, to: money.to }, ".csv")} download>
              {words.csv}
            </a>
          )}
        </Form>
        {only.length > 0 && (
          <p>
            {words.only} {only.join(", ")}. <Link to={addressOf({ from, to })}>{words.all}</Link>
          </p>
        )}
        {money && money.total.payments === 0 && <p>{words.none}</p>}
        {money && money.total.payments > 0 && (
          <>
            <section>
              <h2>{words.byDay}</h2>
              <FiguresTable
                head={words.heads.day}
                rows={[{ ...money.total, day: null }, ...money.days]}
                name={(row) =>
                  row.day ? (
                    <Link
                      to={`${addressOf({ ...asked, from: money.from, to: money.to, day: row.day })}#payments`}
                      aria-label={words.openDay(row.day)}
                      aria-current={row.day === day ? "true" : undefined}
                    >
                      {nearDay(row.day)}
                    </Link>
                  ) : (
                    <b>{words.total}</b>
                  )
                }
              />
            </section>
            {day && payments && (
              <section id="payments">
                <h2>{words.openDay(day)}</h2>
                <p>
                  <Link to={addressOf({ ...asked, from: money.from, to: money.to })}>
                    {words.payments.close}
                  </Link>
                </p>
                <PaymentsTable rows={payments.rows} />
                <Pager next={payments.next} />
              </section>
            )}
            {!payments && (
              <Breakdown money={money} addressOf={(own) => addressOf({ ...asked, ...own })} />
            )}
          </>
        )}
      </div>
    </ConsolePage>
  );
}
