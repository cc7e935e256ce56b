import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { ConsoleTable } from "../console/console-table";
import { doMany } from "../console/staff/marked/many.server";
import { ManyConfirm } from "../console/staff/marked/many-confirm";
import { planText } from "../console/staff/marked/plan";
import { planIn, readWaiting, waitingPage } from "../console/staff/marked/waiting.server";
import { WaitingForm } from "../console/staff/marked/waiting-form";
import { Card } from "../ui/card";
import { noName } from "../words/en/console/application";
import { waiting as words } from "../words/en/console/marked";
import { clockTime } from "../words/format";
import "../console/desk.css";

export const loader = (args: LoaderFunctionArgs) => waitingPage(args);

export async function action(args: ActionFunctionArgs) {
  const waiting = await readWaiting(args);
  const path = `/staff/jobs/${waiting.job.id}/waiting`;
  const { planned } = planIn(waiting) ?? {};
  if (!planned) return redirect(path, 303);
  const form = await args.context.form();
  const { session } = waiting;
  if (form.get("plan") !== planText(planned.plan)) {
    session.toast({ ...words.changed, tone: "error" });
    return redirect(path + session.url.search, 303);
  }
  return (await doMany(planned.many, form)) ?? redirect(path, 303);
}

export const meta: MetaFunction = () => consoleMeta(words.page, "staff");

export default function Waiting() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { person, job, plan, preview } = page;
  return (
    <ConsolePage
      console="staff"
      person={person}
      heading={words.heading(job.title)}
      back={{ to: `/staff/jobs/${job.id}`, text: job.title }}
    >
      <div className="console-stack">
        {plan && preview && (
          <>
            <Card as="section">
              <h2>{words.gets}</h2>
              <ConsoleTable
                rows={plan}
                columns={[
                  { head: words.getColumns.name, cell: ({ name }) => name ?? noName },
                  {
                    head: words.getColumns.at,
                    cell: ({ seat }) => (seat ? clockTime(seat.at) : words.noTime),
                  },
                  { head: words.getColumns.where, cell: ({ seat }) => seat?.where },
                ]}
              />
            </Card>
            <ManyConfirm
              text={words.what}
              preview={preview}
              refusal={refused ?? undefined}
              rows={[]}
              sent={{ plan: planText(plan) }}
            />
          </>
        )}
        <WaitingForm {...page} />
      </div>
    </ConsolePage>
  );
}
