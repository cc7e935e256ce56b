import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import { consoleMeta } from "../console/console-page";
import { SignIn } from "../console/sign-in";
import { signIn, signInPage } from "../console/sign-in.server";
import "../console/desk.css";

export const loader = (args: LoaderFunctionArgs) => signInPage("staff", args);
export const action = (args: ActionFunctionArgs) => signIn("staff", args);

export const meta: MetaFunction = () => consoleMeta(consoleWords.login.page, "staff");

export default function Login() {
  return (
    <SignIn
      console="staff"
      page={useLoaderData<typeof loader>()}
      refusal={useActionData<typeof action>()}
    />
  );
}
