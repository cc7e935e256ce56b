import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { DeskDay } from "../../worker/contract/console/listed-interviews";
import { chosenAct } from "../console/act.server";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { ConsoleTable } from "../console/console-table";
import { dateOf } from "../console/hiring/days/day-words";
import { CheckInForm } from "../console/hiring/today/check-in-form";
import { attempt, unwrap } from "../session/api.server";
import { Card } from "../ui/card";
import { heading, desk as words } from "../words/en/console/days";
import { hour } from "../words/format";

export async function loader({ params: { token = "" }, context: { session } }: LoaderFunctionArgs) {
  const day = session.hiring.api.employer.day[":token"];
  const param = { token: /^\w+$/.test(token) ? token : "none" };
  const found = await attempt(unwrap(day.$get({ param })));
  if ("data" in found) return { day: found.data };
  if (found.error.status !== 404) throw found.error;
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

export const meta: MetaFunction = () => consoleMeta(heading, "hiring");

type Row = DeskDay["interviews"][number];

const stateOf = ({ arrivedAt, checkedInAt }: Row) =>
  checkedInAt
    ? words.checkedIn(hour(checkedInAt))
    : arrivedAt
      ? words.here(hour(arrivedAt))
      : words.expected;

export default function DeskPage() {
  const { day } = useLoaderData<typeof loader>();
  return (
    <ConsolePage console="hiring" person={null} heading={day ? dateOf(day) : words.notFound}>
      {day ? (
        <div className="console-stack">
          <p>{[day.company, day.job, day.interviewer, day.place].filter(Boolean).join(", ")}</p>
          <Card as="section">
            <ConsoleTable
              rows={day.interviews}
              empty={words.nobody}
              columns={[
                { head: words.time, cell: ({ at }) => hour(at) },
                { head: words.name, cell: ({ name }) => name },
                { head: words.state, cell: stateOf },
                { head: words.checkIn, cell: (row) => <CheckInForm interview={row} /> },
              ]}
            />
          </Card>
        </div>
      ) : (
        <p>{words.notFoundText}</p>
      )}
    </ConsolePage>
  );
}
