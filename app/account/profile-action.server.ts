import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod";
import * as words from "~app/words/account/profile-form";
import type { User } from "../../worker/contract/auth";
import { type Profile, profileInput } from "../../worker/contract/profile";
import { invalidForm, parseForm, refused } from "../forms/form.server";
import { requireSamePerson } from "../forms/form-person.server";
import { askedAddress } from "../forms/mail-question.server";
import { attempt, unwrap } from "../session/api.server";
import { offeredLanguage } from "../session/language.server";
import type { Session } from "../session/session.server";

/** The candidate from the API. If the API fails, from the session, so that the form is shown. */
export async function knownProfile(session: Session): Promise<User | Profile> {
  const sessionUser = await session.requireUser();
  const answer = await attempt(unwrap(session.api.user.profile.$get()));
  return "data" in answer ? answer.data : sessionUser;
}

/**
 * The language that was chosen in the form; undefined if it is the one that the form was drawn
 * with: another device may have changed it since.
 */
export const changedLanguage = (form: FormData) =>
  form.get("language") === form.get("shownLanguage")
    ? undefined
    : offeredLanguage(form.get("language"));

/**
 * The form's fields, with the safety word that the form was drawn with beside the current one.
 * Another device may have changed the word since, so an untouched word is not saved. Script removes
 * the drawn word from the form once the candidate edits the field.
 */
const formInput = (now: Date) => profileInput(now).extend({ shownWord: z.string().optional() });

/** Saves the posted profile. Returns the form with its errors, or undefined if it was saved. */
export async function saveProfile({
  session,
  form,
  now,
}: Pick<AppLoadContext, "session" | "form" | "now">) {
  const [posted, sessionUser] = await Promise.all([form(), session.requireUser()]);
  requireSamePerson(session, posted, sessionUser);
  const submission = parseForm(posted, formInput(now));
  if (submission.status !== "success") return invalidForm(session, submission, words.notSaved);
  const { name, email, dob } = submission.value;
  const { mended, question } = askedAddress(submission, posted, sessionUser.email);
  if (question) return question;
  // Conform reads an empty choice as a missing one; the API distinguishes the two.
  const gender = posted.get("gender") === "" ? "" : submission.value.gender;
  const isTyped = posted.get("safetyWord") !== posted.get("shownWord");
  const safetyWord = isTyped ? submission.value.safetyWord : undefined;
  const json = {
    name,
    email: mended ?? email,
    dob,
    gender,
    safetyWord,
    language: changedLanguage(posted),
  };
  const saved = await attempt(unwrap(session.api.user.profile.$patch({ json })));
  if ("error" in saved) return refused(session, submission, saved.error, words.notSaved);
  // The session does not keep these, because another device may change them.
  const { safetyWord: _word, language: _language, ...user } = saved.data;
  await session.updateUser(user);
  session.toast(words.updated);
  return undefined;
}
