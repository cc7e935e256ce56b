import { expect, test } from "vitest";
import { paid } from "../support/api/applicant";
import { offerDay } from "../support/api/offered-days";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";

test("free times come in pages of a hundred, in order, each once", async () => {
  const { id: jobId } = await postJob({});
  for (const inDays of [3, 4])
    await offerDay(jobId, { inDays, from: "08:00", to: "20:00", minutesEach: 10 });
  const { id, token } = await paid(jobId);
  const first = await call("GET", `/user/applications/${id}/times`, { token });
  const [, path = ""] = /<([^>]+)>/.exec(first.headers.get("Link") ?? "") ?? [];
  const rest = await call("GET", path, { token });
  const times = [...first.body, ...rest.body].map(({ at }: { at: string }) => at);
  expect([first.body.length, rest.body.length, rest.headers.get("Link")]).toEqual([100, 44, null]);
  expect(times).toEqual([...new Set(times)].sort());
});
