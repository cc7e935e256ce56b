import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { localSettings } from "../../../local/settings";
import { query } from "../../support/api/database";
import { logIn } from "../../support/api/people";
import { postJob } from "../../support/api/staff";
import { apply } from "../../support/api/steps";
import { succeed } from "./succeed";

const { TOKEN_SECRET = "" } = localSettings({ product: 1, sqld: 2, simulators: 3 }, {});

/** The token in the links below a person's mails about new jobs. */
async function listToken(phone: string): Promise<string> {
  const [user] = await query("select id from users where phone = ?", [phone]);
  const signature = createHmac("sha256", TOKEN_SECRET).update(`unsubscribe:searches:${user?.id}`);
  return `searches-${user?.id}-${signature.digest("hex")}`;
}

/** The calls that tell people about jobs: each one succeeds as described. */
export function callsOfSearches(): void {
  test("the calls about openings and saved searches succeed as described", async () => {
    await succeed("GET", "/user/openings");
    const { token, phone } = await logIn();
    const json = { search: "q=harness+maker" };
    const { id } = await succeed("POST", "/user/searches", { token, json });
    await succeed("GET", "/user/searches", { token });
    await succeed("GET", "/user/searches/new-jobs", { token });
    await postJob({ title: "Harness Maker" });
    expect(await succeed("GET", "/user/jobs/for-you", { token })).not.toEqual([]);
    await succeed("PATCH", `/user/searches/${id}`, { token, json: { isPaused: true } });
    const list = `/user/mail-lists/${await listToken(phone)}`;
    await succeed("GET", list);
    await succeed("PATCH", list, { json: { isMailed: false } });
    await succeed("DELETE", `/user/searches/${id}`, { token });
  });

  test("the calls about a full job's slots succeed as described", async () => {
    const job = await postJob({ maxApplicants: 1 });
    await apply((await logIn()).token, job.id);
    const { token } = await logIn();
    await succeed("PUT", `/user/jobs/${job.id}/notice`, { token });
    await succeed("DELETE", `/user/jobs/${job.id}/notice`, { token });
  });
}
