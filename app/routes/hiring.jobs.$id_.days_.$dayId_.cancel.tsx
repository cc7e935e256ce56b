import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/days";
import { consoleMeta } from "../console/console-page";
import { DayActPage } from "../console/hiring/days/day-act-page";
import { dateOf } from "../console/hiring/days/day-words";
import { dayAt } from "../console/hiring/days/days.server";
import { requireRecruiter } from "../console/hiring/role.server";
import { type CountedAct, doCountedAct, previewAct } from "../console/large-act.server";
import { unwrap } from "../session/api.server";

async function cancelling(args: LoaderFunctionArgs) {
  const { session } = args.context;
  const person = await requireRecruiter(session);
  const { day, one, param, path } = await dayAt(args);
  const counted: CountedAct = {
    console: "hiring",
    session,
    call: (dryRun) => unwrap(one.cancel.$post({ param, json: { dryRun } })),
  };
  return { person, counted, path, subject: { name: dateOf(day), path: `${path}/${day.id}` } };
}

export async function loader(args: LoaderFunctionArgs) {
  const { person, counted, subject } = await cancelling(args);
  return { person, subject, preview: await previewAct(counted) };
}

export async function action(args: ActionFunctionArgs) {
  const { counted, path } = await cancelling(args);
  return doCountedAct(counted, await args.context.form(), path);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  consoleMeta(words.cancelAct.heading(page?.subject.name ?? ""), "hiring");

export default function CancelDay() {
  return (
    <DayActPage
      text={words.cancelAct}
      refusal={useActionData<typeof action>()}
      {...useLoaderData<typeof loader>()}
    />
  );
}
