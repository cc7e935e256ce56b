import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/days";
import { consoleMeta } from "../console/console-page";
import { DayActPage } from "../console/hiring/days/day-act-page";
import { dateOf } from "../console/hiring/days/day-words";
import { changeIn, dayAt, dayChangeForm, dayChangeOf } from "../console/hiring/days/days.server";
import { requireRecruiter } from "../console/hiring/role.server";
import { type CountedAct, doCountedAct, previewAct } from "../console/large-act.server";
import { parseForm } from "../forms/form.server";
import { attempt, unwrap } from "../session/api.server";

/** The change typed on the day's page; if it is refused, redirects there with the reason. */
async function changing(args: LoaderFunctionArgs, typed: FormData | URLSearchParams) {
  const { session } = args.context;
  const person = await requireRecruiter(session);
  const { day, one, param, path } = await dayAt(args);
  const back = `${path}/${day.id}`;
  const refuse = (body: string | undefined) => {
    session.toast({ ...words.notChanged, ...(body && { body }), tone: "error" });
    return redirect(`${back}?${changeIn(typed)}`, 303);
  };
  const submission = parseForm(typed, dayChangeForm);
  if (submission.status !== "success") {
    throw refuse(Object.values(submission.error ?? {}).flat()[0] ?? undefined);
  }
  const change = dayChangeOf(submission.value);
  const counted: CountedAct = {
    console: "hiring",
    session,
    call: (dryRun) => unwrap(one.$patch({ param, json: { ...change, dryRun } })),
  };
  return { person, counted, refuse, back, name: dateOf(day), change };
}

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = args.context.session.url;
  const { person, counted, refuse, back, name, change } = await changing(args, searchParams);
  const result = await attempt(previewAct(counted));
  if ("error" in result)
    throw refuse(Object.values(result.error.fields)[0] ?? result.error.message);
  const sent = Object.fromEntries(
    Object.entries(change).map(([field, value]) => [field, String(value ?? "")]),
  );
  return { person, subject: { name, path: back }, preview: result.data, sent };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.context.form();
  const { counted, back } = await changing(args, form);
  return doCountedAct(counted, form, back);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  consoleMeta(words.changeAct.heading(page?.subject.name ?? ""), "hiring");

export default function ChangeDay() {
  const page = useLoaderData<typeof loader>();
  const fields = Object.entries(words.labels).flatMap(([name, label]) =>
    page.sent[name] ? [{ label, value: page.sent[name] }] : [],
  );
  return (
    <DayActPage
      text={words.changeAct}
      refusal={useActionData<typeof action>()}
      {...page}
      rows={fields}
    />
  );
}
