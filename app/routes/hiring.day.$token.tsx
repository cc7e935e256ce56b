import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as daysWords from "~app/words/console/days";
import type { DeskDay } from "../../worker/contract/console/listed-interviews";
import { chosenAct } from "../console/act.server";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { ConsoleTable } from "../console/console-table";
import { dateOf } from "../console/hiring/days/day-words";
import { CheckInForm } from "../console/hiring/today/interview-forms";
import { attempt, unwrap } from "../session/api.server";
import { Card } from "../ui/card";
import { hour } from "../words/format";

export async function loader({ params: { token = "" }, context: { session } }: LoaderFunctionArgs) {
  const day = session.hiring.api.employer.day[":token"];
  const param = { token: /^\w+$/.test(token) ? token : "none" };
  const result = await attempt(unwrap(day.$get({ param })));
  if ("data" in result) return { day: result.data };
  if (result.error.status !== 404) throw result.error;
  return data({ day: null }, { status: 404 });
}

export async function action({ params: { token = "" }, context }: ActionFunctionArgs) {
  const { session } = context;
  const form = await context.form();
  const desk = session.hiring.api.employer.day[":token"]["check-in"];
  const json = {
    interviewId: Number(form.get("interviewId")),
    code: String(form.get("code") ?? ""),
  };
  const checkIn = () => unwrap(desk.$post({ param: { token }, json }));
  return chosenAct("hiring", session, form, { "check-in": checkIn });
}

export const meta: MetaFunction = () => consoleMeta(daysWords.heading, "hiring");

type Row = DeskDay["interviews"][number];

const stateOf = ({ arrivedAt, checkedInAt }: Row) =>
  checkedInAt
    ? daysWords.desk.checkedIn(hour(checkedInAt))
    : arrivedAt
      ? daysWords.desk.here(hour(arrivedAt))
      : daysWords.desk.expected;

export default function DeskPage() {
  const { day } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      console="hiring"
      person={null}
      heading={day ? dateOf(day) : daysWords.desk.notFound}
    >
      {day ? (
        <div className="console-stack">
          <p>{[day.company, day.job, day.interviewer, day.place].filter(Boolean).join(", ")}</p>
          <Card as="section">
            <ConsoleTable
              rows={day.interviews}
              empty={daysWords.desk.nobody}
              columns={[
                { head: daysWords.desk.time, cell: ({ at }) => hour(at) },
                { head: daysWords.desk.name, cell: ({ name }) => name },
                { head: daysWords.desk.state, cell: stateOf },
                { head: daysWords.desk.checkIn, cell: (row) => <CheckInForm interview={row} /> },
              ]}
            />
          </Card>
        </div>
      ) : (
        <p>{daysWords.desk.notFoundText}</p>
      )}
    </ConsolePage>
  );
}
