import type { AppLoadContext } from "@remix-run/cloudflare";
import type { User } from "../../worker/contract/auth";
import { profileInput } from "../../worker/contract/profile";
import { misfilled, parseForm, refused } from "../forms/form.server";
import { askedAddress } from "../forms/mail-question.server";
import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";
import { NOT_SAVED } from "./profile-form";

/** The candidate as the API has it, else as this browser last saw it: a form must not be lost. */
export async function knownProfile(session: Session): Promise<User> {
  const seen = await session.requireUser();
  const found = await attempt(unwrap(session.api.user.profile.$get()));
  return "data" in found ? found.data : seen;
}

/** Saves the posted profile. Gives the form back when something is wrong with it, else nothing. */
export async function saveProfile({ session, form }: Pick<AppLoadContext, "session" | "form">) {
  const [posted, known] = await Promise.all([form(), session.user()]);
  const submission = parseForm(posted, profileInput);
  if (submission.status !== "success") return misfilled(session, submission, NOT_SAVED);
  const { name, email, dob } = submission.value;
  const { mended, question } = askedAddress(submission, posted, known?.email);
  if (question) return question;
  // The library takes an empty choice for none; to the API they are two things.
  const gender = posted.get("gender") === "" ? "" : submission.value.gender;
  const saved = await attempt(
    unwrap(
      session.api.user.profile.$patch({ json: { name, email: mended ?? email, dob, gender } }),
    ),
  );
  if ("error" in saved) return refused(session, submission, saved.error, NOT_SAVED);
  await session.updateUser(saved.data);
  session.toast({ title: "Profile Updated", body: "Your profile has been updated successfully" });
  return undefined;
}
