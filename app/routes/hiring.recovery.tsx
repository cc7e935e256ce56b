import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { consoleMeta } from "../console/console-page";
import { makeCodes, recoveryPage } from "../console/recovery/recovery.server";
import { RecoveryPage } from "../console/recovery/recovery-page";
import { recoveryCodes as words } from "../words/en/console/team";

export const loader = (args: LoaderFunctionArgs) => recoveryPage("hiring", args);
export const action = (args: ActionFunctionArgs) => makeCodes("hiring", args);

export const meta: MetaFunction = () => consoleMeta(words.heading, "hiring");

export default function Recovery() {
  const page = useLoaderData<typeof loader>();
  return <RecoveryPage console="hiring" {...page} made={useActionData<typeof action>()} />;
}
