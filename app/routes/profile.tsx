import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dobBounds } from "../form.server";
import { Avatar } from "../parts/avatar";
import { LogoutForm } from "../parts/logout-form";
import { Page } from "../parts/page";
import { ProfileForm } from "../parts/profile-form";
import { ResumePanel } from "../parts/resume-panel";
import { knownProfile, saveProfile } from "../profile-action.server";
import { ownResumes } from "../resumes.server";
import { Button } from "../ui/button";
import { Sheet } from "../ui/sheet";

export async function loader({ context }: LoaderFunctionArgs) {
  const { visit } = context;
  await visit.requireUser();
  const [user, resumes] = await Promise.all([knownProfile(visit), ownResumes(visit)]);
  return { user, ...resumes, dob: dobBounds(), uploadKey: crypto.randomUUID() };
}

export async function action({ context }: ActionFunctionArgs) {
  await context.visit.requireUser();
  const refusal = await saveProfile(context);
  if (refusal) return refusal;
  throw redirect("/dashboard", 303);
}

export const meta: MetaFunction = () => [
  { title: "Profile · Pakka" },
  { name: "description", content: "Your name, email, date of birth and resumes." },
];

export default function Profile() {
  const { user, resumes, dob, uploadKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <Page>
      <header className="mb-7 flex flex-wrap items-center justify-between gap-4">
        <div className="profile-who">
          <Avatar name={user.name} image={user.image} />
          <div className="min-w-0">
            <h1>{user.name || "Profile"}</h1>
            {user.email && <p className="text-ink-2">{user.email}</p>}
          </div>
        </div>
        <LogoutForm>
          <Button variant="second">Logout</Button>
        </LogoutForm>
      </header>
      <div className="grid items-start gap-7 lg:grid-cols-[1fr_440px]">
        <Sheet>
          <h2 className="mb-5">Your details</h2>
          <ProfileForm user={user} refusal={refusal} dob={dob} submit="Update Profile" />
        </Sheet>
        <ResumePanel resumes={resumes} uploadKey={uploadKey} returnTo="/profile" />
      </div>
    </Page>
  );
}
