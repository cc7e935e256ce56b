import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/large-acts";
import { requireFound } from "../console/act.server";
import { consoleMeta } from "../console/console-page";
import { doLargeAct, type LargeAct, largeActPage } from "../console/large-act.server";
import { LargeActPage } from "../console/large-act-page";
import { readDays } from "../console/staff/bulk/waiting.server";
import { idParam } from "../forms/form.server";
import { unwrap } from "../session/api.server";
import { nearDay } from "../words/format";
import "../console/desk.css";

async function cancelling({ params, context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const [id, dayId] = [idParam(params.id), idParam(params.dayId)];
  if (!id || !dayId) throw data(null, { status: 404 });
  const one = session.staff.api.ops.jobs[":id"];
  const [job, days] = await requireFound(
    Promise.all([unwrap(one.$get({ param: { id } })), readDays(session, id)]),
  );
  const day = days.find((item) => String(item.id) === dayId);
  if (!day) {
    session.toast(words.dayGone);
    throw redirect(`/staff/interviews?jobId=${id}`, 303);
  }
  const large: LargeAct = {
    console: "staff",
    session,
    call: (json) => unwrap(one.days[":dayId"].cancel.$post({ param: { id, dayId }, json })),
  };
  const subject = {
    name: `${nearDay(day.date)}, ${job.title}`,
    path: `/staff/interviews?day=${day.date}&jobId=${id}`,
  };
  return { person, subject, large };
}

export async function loader(args: LoaderFunctionArgs) {
  const { person, subject, large } = await cancelling(args);
  return { person, subject, page: await largeActPage(large, subject.path) };
}

export async function action(args: ActionFunctionArgs) {
  const { subject, large } = await cancelling(args);
  return doLargeAct(large, await args.context.form(), subject.path);
}

export const meta: MetaFunction = () => consoleMeta(words.dayCancel.button, "staff");

export default function CancelDay() {
  return (
    <LargeActPage
      console="staff"
      text={words.dayCancel}
      refusal={useActionData<typeof action>()}
      {...useLoaderData<typeof loader>()}
    />
  );
}
