import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { consoleMeta } from "../console/console-page";
import { SignIn } from "../console/sign-in";
import { signIn, signInPage } from "../console/sign-in.server";
import { login as words } from "../words/en/console/console";
import "../console/desk.css";

export const loader = (args: LoaderFunctionArgs) => signInPage("staff", args);
export const action = (args: ActionFunctionArgs) => signIn("staff", args);

export const meta: MetaFunction = () => consoleMeta(words.page, "staff");

export default function Login() {
  return (
    <SignIn
      console="staff"
      page={useLoaderData<typeof loader>()}
      refusal={useActionData<typeof action>()}
    />
  );
}
