import { expect, test } from "vitest";
import { verified } from "../support/api/companies";
import { browserOf } from "../support/api/console-browser";

const JOB = {
  title: "Sales person",
  location: "Surat",
  category: "Sales",
  type: "full_time",
  rounds: "1",
  applicationPrice: "199",
  maxApplicants: "20",
  interviewWithinDays: "14",
  answerWithinDays: "7",
  intent: "save",
};
const points = (count: number, length: number) => Array(count).fill("a".repeat(length)).join("\n");

test("a job's text that is too long is reported beside its field, and too much text above the form", async () => {
  const { owner } = await verified();
  const browser = await browserOf("hiring", owner.email);
  const save = (texts: Record<string, string>) =>
    browser.post("/hiring/jobs/new", { ...JOB, ...texts });
  const wrong = (html: string) =>
    [...html.matchAll(/<textarea[^>]* name="(\w+)"[^>]*aria-invalid/g)].map(([, name]) => name);

  for (const [name, text] of [
    ["about", points(1, 1_001)],
    ["requirements", points(51, 1)],
    ["preparation", points(1, 1_001)],
    ["preparation", points(31, 1)],
  ] as const) {
    const { status, html } = await save({ [name]: text });
    expect({ status, wrong: wrong(html) }).toEqual({ status: 422, wrong: [name] });
    expect(html).toContain('class="field-error"');
    expect(html).toContain(text);
  }

  const long = await save({ about: points(30, 200), benefits: points(30, 200) });
  expect({ status: long.status, wrong: wrong(long.html) }).toEqual({ status: 422, wrong: [] });
  const alert = /class="form-alert[\s\S]*?<\/div>/.exec(long.html)?.[0];
  expect(alert).toContain("10,000 in all");
});
