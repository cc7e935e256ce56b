import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import * as words from "~app/words/account/profile";
import { LANGUAGES, OFFERED_LANGUAGES } from "../../worker/facts/languages";
import { changedLanguage, knownProfile, saveProfile } from "../account/profile-action.server";
import { ProfileForm } from "../account/profile-form";
import { ResumePanel } from "../account/resume-panel";
import { ownResumes } from "../account/resumes.server";
import { formOf, type Refusal } from "../forms/form";
import { dobBounds } from "../forms/form.server";
import { Avatar } from "../frame/avatar";
import { LogoutForm } from "../frame/logout-form";
import { Page } from "../frame/page";
import { languageCookie } from "../session/language.server";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Field, SelectField } from "../ui/field";

export async function loader({ context }: LoaderFunctionArgs) {
  const { session, now } = context;
  await session.requireUser();
  const [user, resumes] = await Promise.all([knownProfile(session), ownResumes(session)]);
  const languages = OFFERED_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value].name }));
  return { user, languages, ...resumes, dob: dobBounds(now), uploadKey: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const refusal = await saveProfile(context);
  if (refusal) return refusal;
  const language = changedLanguage(await context.form());
  if (!language) throw redirect("/dashboard", 303);
  const cookie = languageCookie(language, context.session.settings.publicUrl);
  // With its origin, or the router would put the page's own language before it. A new document,
  // because the framework's script of the page is in one language.
  throw redirectDocument(new URL("/dashboard", request.url).href, {
    status: 303,
    headers: { "Set-Cookie": cookie },
  });
}

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
];

/** Not part of the profile's form, which also belongs to screens without this field. */
function SafetyWordField({ refusal, word }: { refusal: Refusal; word: string }) {
  const { field } = formOf(refusal, { safetyWord: word, shownWord: word });
  // The word at the first render: the field keeps it even if the page loads a newer one.
  const [shownWord] = useState(field("shownWord").defaultValue);
  // Stays true even if the old word is typed again:
  // a lost request may have changed the stored word.
  const [isTyped, setIsTyped] = useState(false);
  return (
    <>
      {!isTyped && <input type="hidden" name="shownWord" value={shownWord} />}
      <Field
        {...field("safetyWord")}
        label={words.safetyWord}
        hint={words.safetyWordHint}
        autoComplete="off"
        onInput={() => setIsTyped(true)}
      />
    </>
  );
}

function LanguageField(props: {
  refusal: Refusal;
  language: string;
  languages: { value: string; label: string }[];
}) {
  const { refusal, language, languages } = props;
  const { field } = formOf(refusal, { language, shownLanguage: language });
  return (
    <>
      <input type="hidden" name="shownLanguage" value={field("shownLanguage").defaultValue} />
      <SelectField
        {...field("language")}
        label={words.language}
        hint={words.languageHint}
        options={languages}
      />
    </>
  );
}

export default function Profile() {
  const { user, languages, resumes, dob, uploadKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <Page>
      <header className="mb-7 flex flex-wrap items-center justify-between gap-4">
        <div className="profile-who">
          <Avatar name={user.name} image={user.image} />
          <div className="min-w-0">
            <h1>{user.name || words.noName}</h1>
            {user.email && <p className="text-ink-2">{user.email}</p>}
            <p className="text-ink-2">+91 {user.phone}</p>
          </div>
        </div>
        <LogoutForm>
          <Button variant="second">{words.logout}</Button>
        </LogoutForm>
      </header>
      <div className="grid items-start gap-7 lg:grid-cols-[1fr_440px]">
        <Card>
          <h2 className="mb-5">{words.details}</h2>
          <ProfileForm user={user} refusal={refusal} dob={dob} submit={words.update}>
            {"language" in user && (
              <LanguageField refusal={refusal} language={user.language} languages={languages} />
            )}
            <SafetyWordField refusal={refusal} word={"safetyWord" in user ? user.safetyWord : ""} />
          </ProfileForm>
        </Card>
        <ResumePanel resumes={resumes} uploadKey={uploadKey} returnTo="/profile" />
      </div>
    </Page>
  );
}
