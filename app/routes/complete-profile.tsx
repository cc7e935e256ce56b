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

export async function loader({ context }: LoaderFunctionArgs) {
  return { user: await knownProfile(context.session), dob: dobBounds() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await context.session.requireUser();
  const refusal = await saveProfile(context);
  if (refusal) return refusal;
  const next = new URL(request.url).searchParams.get("next");
  throw redirect(safePath(next, "/dashboard"), 303);
}

export const meta: MetaFunction = () => [
  { title: "Complete Profile · Pakka" },
  { name: "description", content: "Tell employers who you are: name, email and date of birth." },
];

export default function CompleteProfile() {
  const { user, dob } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <Page narrow>
      <h1>Complete Profile</h1>
      <p className="mt-3 mb-5 text-ink-2">
        Test links, dates and results go to this email. Employers see your profile only after you
        apply to them.
      </p>
      <Card>
        <ProfileForm user={user} refusal={refusal} dob={dob} submit="Save and continue" />
      </Card>
    </Page>
  );
}
