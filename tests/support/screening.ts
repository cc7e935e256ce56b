import type { Asked } from "./answer-key";
import { type Client, succeeded } from "./client";
import { eventually } from "./eventually";

/** Chooses an option of a question. */
export type Choose = (question: Asked) => number;

/** Applies with a resume. Returns the application's id. */
export async function applyWith(
  { call }: Client,
  token: string,
  jobId: number,
  resumeId: number,
): Promise<number> {
  const json = { jobId, resumeId };
  return (await succeeded(call("POST", "/user/jobs/apply", { token, json }))).id;
}

/** The token in the test link of a candidate's application for this job. */
export async function testToken({ call }: Client, token: string, jobId: number): Promise<string> {
  const { link } = await succeeded(call("GET", `/user/jobs/${jobId}/assessment-link`, { token }));
  return new URL(link).pathname.split("/").pop() ?? "";
}

/** The token of an application's test, after the queue has opened the test. */
export async function openedTest(client: Client, token: string, id: number): Promise<string> {
  const { body: application } = await eventually(
    () => client.call("GET", `/user/applications/${id}`, { token }),
    ({ body }) => body.status === "TEST_PENDING",
  );
  return testToken(client, token, application.jobId);
}

async function answerAll({ call }: Client, test: string, questions: any[], pick: Choose) {
  for (const question of questions) {
    const json = { question: question.index, option: pick(question) };
    await succeeded(call("PUT", `/user/assessments/${test}/answers`, { json }));
  }
}

/** Answers the questions of a running test with `pick`, all or a part of them. */
export async function answerTest(client: Client, test: string, pick: Choose, from = 0, to = 100) {
  const { questions } = await succeeded(client.call("GET", `/user/assessments/${test}`));
  await answerAll(client, test, questions.slice(from, to), pick);
}

/** Takes a whole test. Returns the result. */
export async function takeTest(client: Client, test: string, pick: Choose) {
  const path = `/user/assessments/${test}`;
  const { questions } = await succeeded(client.call("POST", `${path}/start`));
  await answerAll(client, test, questions, pick);
  return succeeded(client.call("POST", `${path}/submit`));
}
