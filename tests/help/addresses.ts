import { expect } from "vitest";
import { logIn } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { eventually } from "../support/eventually";
import { newPhone } from "../support/people";

const PROFILE = { name: "Asha Verma", dob: "1999-08-15" };
/** A word typed by a person, which our mails must not contain. */
export const TYPED = "Zzyzx";
let counter = 0;
export const newAddress = () => `m${Date.now()}${counter++}@example.in`;

export const mailsTo = (address: string): Promise<any[]> =>
  simulate(`/inbox/email?to=${encodeURIComponent(address)}`);
export const mails = (address: string, count: number) =>
  eventually(
    () => mailsTo(address),
    (list) => list.length >= count,
  );

export const save = (token: string, fields: object) =>
  call("PATCH", "/user/profile", { token, json: { ...PROFILE, ...fields } });

/** A person with this address in the profile, and the typed word in the name. */
export async function named(email = newAddress(), name = `${TYPED} Rao`) {
  const person = await logIn(newPhone(), false);
  expect((await save(person.token, { name, email })).status).toBe(200);
  return { ...person, email };
}
