import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as applicationWords from "~app/words/console/application";
import * as largeWords from "~app/words/console/large-acts";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { ConsoleTable } from "../console/console-table";
import { doMany } from "../console/staff/bulk/many.server";
import { ManyConfirm } from "../console/staff/bulk/many-confirm";
import { planText } from "../console/staff/bulk/plan";
import { planIn, readWaiting, waitingPage } from "../console/staff/bulk/waiting.server";
import { WaitingForm } from "../console/staff/bulk/waiting-form";
import { Card } from "../ui/card";
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
    session.toast({ ...largeWords.waiting.changed, tone: "error" });
    return redirect(path + session.url.search, 303);
  }
  return (await doMany(planned.many, form)) ?? redirect(path, 303);
}

export const meta: MetaFunction = () => consoleMeta(largeWords.waiting.page, "staff");

export default function Waiting() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { person, job, plan, preview } = page;
  return (
    <ConsolePage
      console="staff"
      person={person}
      heading={largeWords.waiting.heading(job.title)}
      back={{ to: `/staff/jobs/${job.id}`, text: job.title }}
    >
      <div className="console-stack">
        {plan && preview && (
          <>
            <Card as="section">
              <h2>{largeWords.waiting.gets}</h2>
              <ConsoleTable
                rows={plan}
                columns={[
                  {
                    head: largeWords.waiting.getColumns.name,
                    cell: ({ name }) => name ?? applicationWords.noName,
                  },
                  {
                    head: largeWords.waiting.getColumns.at,
                    cell: ({ seat }) => (seat ? clockTime(seat.at) : largeWords.waiting.noTime),
                  },
                  { head: largeWords.waiting.getColumns.where, cell: ({ seat }) => seat?.where },
                ]}
              />
            </Card>
            <ManyConfirm
              text={largeWords.waiting.what}
              preview={preview}
              refusal={refused ?? undefined}
              rows={[]}
              hiddenFields={{ plan: planText(plan) }}
            />
          </>
        )}
        <WaitingForm {...page} />
      </div>
    </ConsolePage>
  );
}
