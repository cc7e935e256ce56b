import type { AppLoadContext } from "@remix-run/cloudflare";
import type { User } from "../worker/contract/auth";
import { profileInput } from "../worker/contract/profile";
import { attempt, unwrap } from "./api.server";
import { misfilled, parseForm, refused } from "./form.server";
import { askedAddress } from "./mail-question.server";
import { NOT_SAVED } from "./parts/profile-form";
import type { Visit } from "./visit.server";

/** The candidate as the API has it, else as this browser last saw it: a form must not be lost. */
export async function knownProfile(visit: Visit): Promise<User> {
  const seen = await visit.requireUser();
  const found = await attempt(unwrap(visit.api.user.profile.$get()));
  return "data" in found ? found.data : seen;
}

/** Saves the posted profile. Gives the form back when something is wrong with it, else nothing. */
export async function saveProfile({ visit, form }: Pick<AppLoadContext, "visit" | "form">) {
  const [posted, known] = await Promise.all([form(), visit.user()]);
  const submission = parseForm(posted, profileInput);
  if (submission.status !== "success") return misfilled(visit, submission, NOT_SAVED);
  const { name, dob } = submission.value;
  const { address: email, question } = askedAddress(submission, posted, known?.email);
  if (question) return question;
  // The library takes an empty choice for none; to the API they are two things.
  const gender = posted.get("gender") === "" ? "" : submission.value.gender;
  const saved = await attempt(
    unwrap(visit.api.user.profile.$patch({ json: { name, email, dob, gender } })),
  );
  if ("error" in saved) return refused(visit, submission, saved.error, NOT_SAVED);
  await visit.updateUser(saved.data);
  visit.toast({ title: "Profile Updated", body: "Your profile has been updated successfully" });
  return undefined;
}
