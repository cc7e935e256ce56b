import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as teamWords from "~app/words/console/team";
import { consoleMeta } from "../console/console-page";
import { makeCodes, recoveryPage } from "../console/recovery/recovery.server";
import { RecoveryPage } from "../console/recovery/recovery-page";

export const loader = (args: LoaderFunctionArgs) => recoveryPage("hiring", args);
export const action = (args: ActionFunctionArgs) => makeCodes("hiring", args);

export const meta: MetaFunction = () => consoleMeta(teamWords.recoveryCodes.heading, "hiring");

export default function Recovery() {
  const page = useLoaderData<typeof loader>();
  return <RecoveryPage console="hiring" {...page} newCodes={useActionData<typeof action>()} />;
}
