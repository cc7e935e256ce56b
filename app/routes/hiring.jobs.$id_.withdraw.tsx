import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/large-acts";
import { consoleMeta } from "../console/console-page";
import { LargeActPage } from "../console/large-act-page";
import { withdraw, withdrawalPage } from "../console/withdrawal.server";

export const loader = (args: LoaderFunctionArgs) => withdrawalPage("hiring", args);
export const action = (args: ActionFunctionArgs) => withdraw("hiring", args);

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  consoleMeta(words.withdrawal.heading(page?.subject.name ?? ""), "hiring");

export default function Withdraw() {
  return (
    <LargeActPage
      console="hiring"
      text={words.withdrawal}
      refusal={useActionData<typeof action>()}
      {...useLoaderData<typeof loader>()}
    />
  );
}
