import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { consoleMeta } from "../console/console-page";
import { LargeActPage } from "../console/large-act-page";
import { withdraw, withdrawalPage } from "../console/withdrawal.server";
import { withdrawal } from "../words/en/console/large-acts";

export const loader = (args: LoaderFunctionArgs) => withdrawalPage("hiring", args);
export const action = (args: ActionFunctionArgs) => withdraw("hiring", args);

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  consoleMeta(withdrawal.heading(page?.subject.name ?? ""), "hiring");

export default function Withdraw() {
  return (
    <LargeActPage
      console="hiring"
      text={withdrawal}
      refusal={useActionData<typeof action>()}
      {...useLoaderData<typeof loader>()}
    />
  );
}
