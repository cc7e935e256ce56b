import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/large-acts";
import { consoleMeta } from "../console/console-page";
import { LargeActPage } from "../console/large-act-page";
import { withdraw, withdrawalPage } from "../console/withdrawal.server";
import "../console/desk.css";

export const loader = (args: LoaderFunctionArgs) => withdrawalPage("staff", args);
export const action = (args: ActionFunctionArgs) => withdraw("staff", args);

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  consoleMeta(words.withdrawal.heading(page?.subject.name ?? ""), "staff");

export default function Withdraw() {
  return (
    <LargeActPage
      console="staff"
      text={words.withdrawal}
      refusal={useActionData<typeof action>()}
      {...useLoaderData<typeof loader>()}
    />
  );
}
