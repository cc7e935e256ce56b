import { expect, test } from "vitest";
import { signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { succeeded } from "../support/client";
import { newDraft } from "../support/jobs";

const SEED = "6b9f0f1c2d3e4a5b8c7d6e5f40312233";

async function withDraft(draft: object = newDraft()) {
  const { token } = await signInMember({ role: "recruiter" });
  const ask = (method: string, path: string, json?: object) =>
    call(method, `/employer${path}`, { token, json });
  const { id } = await succeeded(ask("POST", "/jobs", draft));
  return { id, ask };
}

test("a company begins with a template, and tries its version of the test without a trace", async () => {
  const { assessment: _, ...draft } = newDraft() as { assessment?: object };
  const { id, ask } = await withDraft(draft);
  const trial = (seed = SEED) => ask("GET", `/jobs/${id}/trial?seed=${seed}`);
  // A company can't read the test of its category.
  expect((await trial()).status).toBe(404);

  const templates = await succeeded(ask("GET", "/job-templates"));
  const [template] = templates;
  expect(template.preparation.length).toBeGreaterThan(2);
  const questions = [...template.assessment.questions, ...template.assessment.questions];
  const assessment = { ...template.assessment, questions, questionsAsked: 5 };
  await succeeded(ask("PATCH", `/jobs/${id}`, { assessment }));
  const { body } = await trial();
  expect(body).toMatchObject({ minutes: 10, needed: 3 });
  expect(body.questions).toHaveLength(5);
  expect((await trial()).body).toEqual(body);
  expect((await trial("0".repeat(32))).body.questions).not.toEqual(body.questions);
  const attempts = await query(
    "select 1 from attempts join applications on id = application_id where job_id = ?",
    [id],
  );
  expect(attempts).toEqual([]);
  expect((await trial("seed")).body.fields).toHaveProperty("seed");
});

test("no category's test asks a question of the templates", async () => {
  const { ask } = await withDraft();
  const templates: { assessment: { questions: { prompt: string }[] } }[] = await succeeded(
    ask("GET", "/job-templates"),
  );
  const rows = await query("select questions from category_assessments", []);
  const prompts = new Set(
    rows.flatMap((row) => JSON.parse(String(row.questions))).map(({ prompt }) => prompt),
  );
  expect(prompts.size).toBeGreaterThan(100);
  const proposed = templates.flatMap(({ assessment }) => assessment.questions);
  expect(proposed.filter(({ prompt }) => prompts.has(prompt))).toEqual([]);
});
