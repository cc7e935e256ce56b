import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import { consoleMeta } from "../console/console-page";
import { SignIn } from "../console/sign-in";
import { signIn, signInPage } from "../console/sign-in.server";

export const loader = (args: LoaderFunctionArgs) => signInPage("hiring", args);
export const action = (args: ActionFunctionArgs) => signIn("hiring", args);

export const meta: MetaFunction = () => consoleMeta(consoleWords.login.page, "hiring");

export default function Login() {
  return (
    <SignIn
      console="hiring"
      page={useLoaderData<typeof loader>()}
      refusal={useActionData<typeof action>()}
    />
  );
}
