import { assessmentLink } from "../../../worker/domain/outcome/assessment/test-link";
import type { Service } from "../../../worker/domain/service";
import { rightOption } from "../../support/answer-key";
import type { Accepted } from "./apply";
import { TOKEN_SECRET } from "./people";
import type { Task } from "./turn";

/** The token of the test link in the application's message. */
async function testToken(id: number): Promise<string> {
  const settings = { TOKEN_SECRET, PUBLIC_URL: "" };
  const link = await assessmentLink({ settings } as Service, id);
  return link.split("/").at(-1) ?? "";
}

/** A whole test that is passed: started, answered question by question, and submitted. */
export const testsOf = (accepted: Accepted[]): Promise<Task[]> =>
  Promise.all(
    accepted.map(async ({ id, person }): Promise<Task> => {
      const path = `/user/assessments/${await testToken(id)}`;
      const headers = { "CF-Connecting-IP": person.address };
      return async (send) => {
        const started = await send("start", { method: "POST", path: `${path}/start`, headers });
        for (const question of started.body.questions ?? []) {
          const json = { question: question.index, option: rightOption(question) };
          await send("answer", { method: "PUT", path: `${path}/answers`, headers, json });
        }
        const graded = await send("submit", { method: "POST", path: `${path}/submit`, headers });
        return graded.body.passed === true;
      };
    }),
  );
