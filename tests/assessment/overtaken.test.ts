import { expect, test } from "vitest";
import { overtaken, query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { apply, openedTest, openJob } from "../support/api/steps";

const candidate = async () => {
  const { token } = await logIn();
  const { job } = await openJob(199);
  const id = await apply(token, job.id);
  const path = `/user/assessments/${await openedTest(token, id)}`;
  return { id, act: (name: string) => call("POST", `${path}/${name}`) };
};

test("an answer that is saved while its test is being handed in counts", async () => {
  const { id, act } = await candidate();
  await act("start");
  const submitted = await overtaken(
    () => act("submit"),
    `insert into answers (application_id, question, option, at)
      select application_id, asked.key, asked.value ->> 'answer', started_at
      from attempts, json_each(questions) as asked where application_id = ?`,
    [id],
  );
  expect(submitted).toMatchObject({ status: 200, body: { state: "graded", passed: true } });
});

test("extra time that is given while its test is being started counts", async () => {
  const { id, act } = await candidate();
  const started = await overtaken(
    () => act("start"),
    "update applications set extra_minutes = 10 where id = ?",
    [id],
  );
  const [test] = await query(
    `select duration_minutes from assessments
      where job_id = (select job_id from applications where id = ?)`,
    [id],
  );
  expect(started.body.minutes).toBe(Number(test?.duration_minutes) + 10);
});
