import { type Call, type Client, succeeded } from "../support/client";
import { completeProfile, logIn, uploadResume } from "../support/people";

/** The same client, but an answer that is not a success stops the bench. */
export const strict = (client: Client): Client => ({
  ...client,
  async call(method, path, options) {
    const answer = await client.call(method, path, options);
    if (answer.status < 300) return answer;
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  },
});

/** A person who has logged in, completed the profile and uploaded a resume. */
export async function newCandidate(client: Client, phone: string) {
  const { token, email } = await logIn(client, phone);
  await completeProfile(client, { token, email });
  const { id } = await succeeded(uploadResume(client, token));
  return { phone, token, resumeId: id as number };
}

/** The cursor of the page that starts `rows` rows into a list. */
export async function cursorAt(call: Call, list: string, rows: number): Promise<string> {
  const start = `${list}${list.includes("?") ? "&" : "?"}limit=100`;
  let next = start;
  let cursor = "";
  for (let offset = 0; offset < rows && next; offset += 100) {
    const { headers } = await call("GET", next);
    next = /^<(.+)>; rel="next"$/.exec(headers.get("Link") ?? "")?.[1] ?? "";
    cursor = new URL(next, "http://here.invalid").searchParams.get("cursor") ?? cursor;
  }
  return cursor;
}
