import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { knownProfile, saveProfile } from "../account/profile-action.server";
import { ProfileForm } from "../account/profile-form";
import { dobBounds, safePath } from "../forms/form.server";
import { Page } from "../frame/page";
import { Card } from "../ui/card";
import * as words from "../words/en/account/complete-profile";

export async function loader({ context }: LoaderFunctionArgs) {
  return { user: await knownProfile(context.session), dob: dobBounds(context.now) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const refusal = await saveProfile(context);
  if (refusal) return refusal;
  const next = new URL(request.url).searchParams.get("next");
  throw redirect(safePath(next, "/dashboard"), 303);
}

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
];

export default function CompleteProfile() {
  const { user, dob } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <Page narrow>
      <h1>{words.heading}</h1>
      <p className="mt-3 mb-5 text-ink-2">{words.introduction}</p>
      <Card>
        <ProfileForm user={user} refusal={refusal} dob={dob} submit={words.save} />
      </Card>
    </Page>
  );
}
