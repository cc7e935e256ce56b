import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/application";
import { consoleMeta } from "../console/console-page";
import { doLargeAct, largeActPage } from "../console/large-act.server";
import { LargeActPage } from "../console/large-act-page";
import { isActOfPage, largeActOf } from "../console/staff/application/large-acts.server";
import "../console/desk.css";

export async function loader(args: LoaderFunctionArgs) {
  const person = await args.context.session.staff.require();
  const { act } = args.params;
  if (!isActOfPage(act)) throw data(null, { status: 404 });
  const { subject, large } = await largeActOf(args, act);
  return { person, act, subject, page: await largeActPage(large, subject.path) };
}

export async function action(args: ActionFunctionArgs) {
  const { session } = args.context;
  await session.staff.require();
  const { act } = args.params;
  if (!isActOfPage(act)) throw data(null, { status: 404 });
  const { subject, large } = await largeActOf(args, act);
  return doLargeAct(large, await args.context.form(), subject.path);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  consoleMeta(page ? words.largeActs[page.act].button : words.line, "staff");

export default function LargeAct() {
  const { act, ...rest } = useLoaderData<typeof loader>();
  return (
    <LargeActPage
      console="staff"
      text={words.largeActs[act]}
      refusal={useActionData<typeof action>()}
      {...rest}
    />
  );
}
