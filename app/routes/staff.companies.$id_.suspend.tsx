import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/large-acts";
import { isVerified } from "../../worker/facts/jobs/companies";
import { requireFound } from "../console/act.server";
import { consoleMeta } from "../console/console-page";
import { doLargeAct, type LargeAct, largeActPage } from "../console/large-act.server";
import { LargeActPage } from "../console/large-act-page";
import { idParam } from "../forms/form.server";
import { unwrap } from "../session/api.server";
import "../console/desk.css";

function callsOf({ params, context: { session } }: LoaderFunctionArgs) {
  const one = session.staff.api.ops.companies[":id"];
  const param = { id: idParam(params.id) ?? "0" };
  const suspend: LargeAct["call"] = (json) => unwrap(one.suspend.$post({ param, json }));
  return {
    path: `/staff/companies/${param.id}`,
    read: () => requireFound(unwrap(one.$get({ param }))),
    large: { console: "staff" as const, session, call: suspend },
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const person = await args.context.session.staff.require();
  const { path, read, large } = callsOf(args);
  const company = await read();
  if (!isVerified(company)) throw redirect(path, 303);
  return { person, subject: { name: company.name, path }, page: await largeActPage(large, path) };
}

export async function action(args: ActionFunctionArgs) {
  await args.context.session.staff.require();
  const { path, large } = callsOf(args);
  return doLargeAct(large, await args.context.form(), path);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  consoleMeta(words.suspension.heading(page?.subject.name ?? ""), "staff");

export default function Suspend() {
  return (
    <LargeActPage
      console="staff"
      text={words.suspension}
      refusal={useActionData<typeof action>()}
      {...useLoaderData<typeof loader>()}
    />
  );
}
