import { createCookie } from "@remix-run/cloudflare";
import { expect, inject, test } from "vitest";
import { localSettings } from "../../local/settings";
import { readSettings } from "../../worker/settings";
import { query } from "../support/api/database";
import { logIn, uploadResume } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { newPhone } from "../support/people";

const { SESSION_SECRET, UNPAID_HOLDS_NEW } = readSettings(
  localSettings({ product: 1, sqld: 2, simulators: 3 }, {}),
);
const sessionCookie = createCookie("pakka_session", { secrets: [SESSION_SECRET] });

const JOBS = 12;
const ROUNDS = 4;
/** The most parallel calls of one person that are not refused. */
const HANDS = 3;

/** A candidate with a new number who is logged in both with the API and in a browser. */
async function newcomer() {
  const device = crypto.randomUUID();
  const { user, tokens, token, phone } = await logIn(newPhone(), true, device);
  const [cookie = ""] = (await sessionCookie.serialize({ user, tokens })).split(";");
  const { body: resume } = await uploadResume(token);
  return { token, phone, cookie, resumeId: resume.id as number };
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>;

async function applyByApi({ token, resumeId }: Newcomer, jobId: number): Promise<string> {
  const { status, body } = await call("POST", "/user/jobs/apply", {
    token,
    json: { jobId, resumeId },
  });
  return status === 201 ? "held" : `${status} ${body.code}`;
}

async function applyByForm({ cookie, resumeId }: Newcomer, jobId: number): Promise<string> {
  const url = inject("product");
  const answer = await fetch(`${url}/jobs/${jobId}/apply`, {
    method: "POST",
    headers: { Cookie: cookie, Origin: url, Accept: "text/html" },
    body: new URLSearchParams({ resumeId: String(resumeId) }),
    redirect: "manual",
  });
  const isRefused = (await answer.text()).includes(
    `We keep ${UNPAID_HOLDS_NEW} unpaid slots for you.`,
  );
  if (answer.status === 302 || answer.status === 303) return "held";
  return isRefused ? `${answer.status} too_many_holds` : `${answer.status}`;
}

test(`a new number that applies everywhere at once holds ${UNPAID_HOLDS_NEW} unpaid slots`, async () => {
  const jobs = await Promise.all(Array.from({ length: JOBS }, () => postJob({ maxApplicants: 9 })));
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await newcomer();
    const outcomes: string[] = [];
    const apply = async (hand: number) => {
      for (let at = hand; at < JOBS; at += HANDS) {
        const id = jobs[at]?.id ?? 0;
        outcomes.push(await ((at + round) % 2 === 0 ? applyByApi(one, id) : applyByForm(one, id)));
      }
    };
    await Promise.all(Array.from({ length: HANDS }, (_, hand) => apply(hand)));
    const refused = outcomes.filter((outcome) => outcome !== "held");
    expect(refused).toEqual(Array(JOBS - UNPAID_HOLDS_NEW).fill("409 too_many_holds"));
    const [live] = await query(
      `select count(*) n from applications a join users u on u.id = a.user_id
        where u.phone = ? and a.slot_state = 'held' and a.slot_expires_at > ?`,
      [one.phone, new Date().toISOString()],
    );
    expect(live?.n).toBe(UNPAID_HOLDS_NEW);
  }
});
