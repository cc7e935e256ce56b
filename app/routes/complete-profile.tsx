import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/account/complete-profile";
import { JobAhead } from "../account/job-ahead";
import { jobAhead } from "../account/job-ahead.server";
import { knownProfile, saveProfile } from "../account/profile-action.server";
import { ProfileForm } from "../account/profile-form";
import { dobBounds, safePath } from "../forms/form.server";
import { Page } from "../frame/page";
import { Card } from "../ui/card";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session, now } = context;
  const [user, job] = await Promise.all([knownProfile(session), jobAhead(session, request)]);
  return { user, job, dob: dobBounds(now) };
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
  const { user, job, dob } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <Page narrow>
      <JobAhead job={job} />
      <h1>{words.heading}</h1>
      <p className="mt-3 mb-5 text-ink-2">{words.introduction}</p>
      <Card>
        <ProfileForm user={user} refusal={refusal} dob={dob} submit={words.save} />
      </Card>
    </Page>
  );
}
