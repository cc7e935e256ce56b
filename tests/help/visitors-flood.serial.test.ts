import { expect, test } from "vitest";
import * as words from "~worker/words/support";
import { EVERYBODY } from "../../worker/domain/limit";
import { LIMITS } from "../../worker/facts/limits/limits";
import { empty, fill } from "../support/api/limits";
import { logIn } from "../support/api/people";
import { call, postedAlerts, runSchedule } from "../support/api/product";
import { eventually } from "../support/eventually";

const json = { subject: "My payment", description: "I paid twice for one slot." };
const ask = (token?: string) => call("POST", "/user/queries", { token, json });

test("visitors who sent enough in a day are asked to write a mail, and candidates can still write", async () => {
  await fill(LIMITS.messagesOfVisitors, EVERYBODY, 3_600);
  try {
    expect(await ask()).toMatchObject({
      status: 429,
      body: { message: words.supportWords.tooManyOfVisitors("support@pakka.in") },
    });
    expect((await ask((await logIn()).token)).status).toBe(201);
    await runSchedule();
    const alerts = async () =>
      (await postedAlerts()).filter(({ trouble }) => trouble === "messages_half_used");
    const [alert] = await eventually(alerts, (list) => list.length > 0);
    expect(alert?.text).toContain("of the 2000 messages");
  } finally {
    await empty(LIMITS.messagesOfVisitors, EVERYBODY);
  }
});
