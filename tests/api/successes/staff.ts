import { expect, test } from "vitest";
import { paid } from "../../support/api/applicant";
import { postJob } from "../../support/api/staff";
import { eventually } from "../../support/eventually";
import { byStaff } from "./succeed";

/** The calls by which staff look after one application, and after the product. */
export function callsOfStaff(): void {
  test("the calls about money and health succeed as described", async () => {
    const { jobId } = await paid((await postJob()).id);
    expect((await byStaff("GET", `/ops/money?jobId=${jobId}`)).days).toHaveLength(1);
    expect(await byStaff("GET", `/ops/money/payments?jobId=${jobId}`)).toHaveLength(1);
    await byStaff("GET", `/ops/money.csv?jobId=${jobId}`);
    expect((await byStaff("GET", "/ops/health")).lines).not.toHaveLength(0);
  });

  test("the calls about waiting work and about one application succeed as described", async () => {
    const { id, jobId } = await paid((await postJob()).id);
    expect(await byStaff("GET", `/ops/jobs/${jobId}/waiting`)).toHaveLength(1);
    const one = `/ops/applications/${id}`;
    expect(await byStaff("GET", "/ops/owed")).not.toHaveLength(0);
    await byStaff("POST", `${one}/comments`, { text: "She phones again on Friday." });
    await byStaff("POST", `${one}/orders/check`);
    const confirmed = await eventually(
      async () =>
        (await byStaff("GET", one)).messages.find(
          ({ kind }: { kind: string }) => kind === "confirmed",
        ),
      (message) => message?.state === "delivered",
    );
    await byStaff("POST", `${one}/messages/${confirmed.id}/send`);
    const goodwill = { reason: "Our site failed during your test." };
    await byStaff("POST", `${one}/credits`, { ...goodwill, dryRun: true });
    await byStaff("POST", `${one}/credits`, goodwill);
    await byStaff("POST", `${one}/cancel`, { reason: "She has found work.", dryRun: true });
    await byStaff("POST", `${one}/cancel`, { reason: "She has found work." });
  });
}
