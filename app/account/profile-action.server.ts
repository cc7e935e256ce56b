import type { AppLoadContext } from "@remix-run/cloudflare";
import type { User } from "../../worker/contract/auth";
import { profileInput } from "../../worker/contract/profile";
import { misfilled, parseForm, refused } from "../forms/form.server";
import { askedAddress } from "../forms/mail-question.server";
import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";
import * as words from "../words/en/account/profile-form";

/** The candidate from the API or, if that fails, from the session: the form is shown in any case. */
export async function knownProfile(session: Session): Promise<User> {
  const seen = await session.requireUser();
  const found = await attempt(unwrap(session.api.user.profile.$get()));
  return "data" in found ? found.data : seen;
}

/** Saves the posted profile. Returns the form with its errors, or undefined when it was saved. */
export async function saveProfile({
  session,
  form,
  now,
}: Pick<AppLoadContext, "session" | "form" | "now">) {
  const [posted, known] = await Promise.all([form(), session.user()]);
  const submission = parseForm(posted, profileInput(now));
  if (submission.status !== "success") return misfilled(session, submission, words.notSaved);
  const { name, email, dob } = submission.value;
  const { mended, question } = askedAddress(submission, posted, known?.email);
  if (question) return question;
  // Conform reads an empty choice as none; the API distinguishes the two.
  const gender = posted.get("gender") === "" ? "" : submission.value.gender;
  const saved = await attempt(
    unwrap(
      session.api.user.profile.$patch({ json: { name, email: mended ?? email, dob, gender } }),
    ),
  );
  if ("error" in saved) return refused(session, submission, saved.error, words.notSaved);
  await session.updateUser(saved.data);
  session.toast(words.updated);
  return undefined;
}
