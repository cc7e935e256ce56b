import { randomUUID } from "node:crypto";
import { createClient } from "@libsql/client/http";
import type { DatabaseAddress } from "../../../local/database";
import { localSettings } from "../../../local/settings";
import { sha256 } from "../../../worker/crypto";
import { accessToken } from "../../../worker/domain/people/account/access-token";
import { SAFETY_WORDS } from "../../../worker/facts/people/safety-words";
import { addSeconds } from "../../../worker/facts/times";
import { PROFILE } from "../../support/people";

/** A logged-in person with a complete profile and a resume that is ready. */
export interface Person {
  userId: number;
  phone: string;
  token: string;
  refreshToken: string;
  resumeId: number;
  /** Each person has a network of their own. */
  address: string;
}

const FIRST_ID = 1_000_000;
const FIRST_PHONE = 8_000_000_000;
const ROWS_AT_ONCE = 500;
const LOGIN_SECONDS = 86_400;

/** The secrets that sign tokens and cookies of a product on this machine. */
export const { TOKEN_SECRET = "", SESSION_SECRET = "" } = localSettings(
  { product: 1, sqld: 2, simulators: 3 },
  {},
);
const SIGNING = { TOKEN_SECRET, ACCESS_TOKEN_SECONDS: LOGIN_SECONDS };

const of = (name: string) => `json_extract(value, '$.${name}')`;
const WRITES = [
  `insert into users(id, phone, name, email, dob, gender, safety_word, created_at)
    select ${of("userId")}, ${of("phone")}, '${PROFILE.name}', 'p' || ${of("phone")} || '@example.in',
      '${PROFILE.dob}', '${PROFILE.gender}', '${SAFETY_WORDS[0]}', ${of("now")} from json_each(?)`,
  `insert into refresh_tokens(token_hash, family, user_id, expires_at)
    select ${of("hash")}, ${of("family")}, ${of("userId")}, ${of("until")} from json_each(?)`,
  `insert into resumes(id, user_id, file_name, content_type, object_key, state, uploaded_at)
    select ${of("resumeId")}, ${of("userId")}, 'Asha resume.pdf', 'application/pdf', ${of("family")},
      'ready', ${of("now")} from json_each(?)`,
];

/**
 * Writes `count` people as they are after a login by code, a profile and an upload: real rows and
 * real tokens, in a hundredth of the time.
 *
 * @param before how many people were written before
 */
export async function newPeople(
  database: DatabaseAddress,
  count: number,
  before = 0,
): Promise<Person[]> {
  const began = new Date();
  const [now, until] = [began.toISOString(), addSeconds(began, LOGIN_SECONDS)];
  const people = await Promise.all(
    Array.from({ length: count }, (_, at) => newPerson(before + at, began)),
  );
  const client = createClient(database);
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const page = people.slice(from, from + ROWS_AT_ONCE);
    const rows = JSON.stringify(page.map((one) => ({ ...one, now, until })));
    await client.batch(
      WRITES.map((sql) => ({ sql, args: [rows] })),
      "write",
    );
  }
  client.close();
  return people;
}

async function newPerson(number: number, now: Date) {
  const [userId, family, refreshToken] = [FIRST_ID + number, randomUUID(), randomUUID()];
  const { token } = await accessToken(SIGNING, { userId, family }, now);
  return {
    userId,
    family,
    token,
    refreshToken,
    hash: await sha256(refreshToken),
    phone: String(FIRST_PHONE + number),
    resumeId: userId,
    address: `2001:db8:${(number >> 8).toString(16)}:${(number & 255).toString(16)}::1`,
  };
}
