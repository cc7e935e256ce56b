import * as people from "../people";
import { client } from "./product";

export const newestCode = (phone: string) => people.newestCode(client.simulate, phone);

/** A candidate who logged in with a code; the profile is complete by default. */
export async function logIn(phone = people.newPhone(), complete = true, device?: string) {
  const person = await people.logIn(client, phone, device);
  if (complete) await people.completeProfile(client, person);
  return person;
}

/**
 * The first login with the new number of a moved account, which asks for the owner's year of birth.
 */
export const logInMoved = (phone: string) =>
  people.logIn(client, phone, undefined, Number(people.PROFILE.dob.slice(0, 4)));

/** Uploads a small PDF. */
export const uploadResume = (token: string, name?: string, content?: string) =>
  people.uploadResume(client, token, name, content);

/** Uploads a small PDF with an `Idempotency-Key`. */
export function uploadOnce(token: string, key: string, content = people.PDF) {
  const form = new FormData();
  form.set("resume", new File([content], "Asha.pdf"));
  return client.call("POST", "/user/resume", { token, form, headers: { "Idempotency-Key": key } });
}
