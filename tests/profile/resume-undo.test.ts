import { expect, test } from "vitest";
import { query } from "../support/api/database";
import { logIn, uploadResume } from "../support/api/people";
import { call, runSchedule } from "../support/api/product";
import { newPhone } from "../support/people";

test("a deleted resume can be restored with its file for ten minutes", async () => {
  const { token } = await logIn();
  const { body } = await uploadResume(token, "undo.pdf");
  const path = `/user/resume/${body.id}`;
  const list = async () => (await call("GET", "/user/resume", { token })).body;
  const restore = (by = token) => call("POST", `${path}/restore`, { token: by });
  await call("DELETE", path, { token });
  await runSchedule();
  expect(await list()).toEqual([]);
  // Links to a deleted file stop working at once.
  expect((await fetch(body.fileUrl)).status).toBe(404);
  const stranger = await logIn(newPhone());
  expect((await restore(stranger.token)).status).toBe(404);
  expect(await restore()).toMatchObject({ status: 200, body: { id: body.id } });
  expect((await restore()).status).toBe(200);
  const [back] = await list();
  expect(back.fileName).toBe("undo.pdf");
  expect((await fetch(back.fileUrl)).status).toBe(200);

  await call("DELETE", path, { token });
  const ago = (minutes: number) =>
    query("update resumes set removed_at = ?, uploaded_at = ? where id = ?", [
      ...[minutes, 60].map((past) => new Date(Date.now() - past * 60_000).toISOString()),
      body.id,
    ]);
  await ago(11);
  await runSchedule();
  expect((await restore()).status).toBe(404);
  // The file is kept until no restore can still be running.
  expect(await query("select id from resumes where id = ?", [body.id])).toHaveLength(1);
  await ago(16);
  await runSchedule();
  expect(await query("select id from resumes where id = ?", [body.id])).toEqual([]);
});

test("a deleted resume can't be restored to a full list", async () => {
  const { token } = await logIn();
  const { body } = await uploadResume(token);
  await call("DELETE", `/user/resume/${body.id}`, { token });
  await Promise.all(Array.from({ length: 10 }, () => uploadResume(token)));
  const restore = () => call("POST", `/user/resume/${body.id}/restore`, { token });
  expect(await restore()).toMatchObject({ status: 409, body: { code: "too_many_resumes" } });
  const [{ id }] = (await call("GET", "/user/resume", { token })).body;
  await call("DELETE", `/user/resume/${id}`, { token });
  // Two parallel restores of the same resume use the last place only once.
  expect((await Promise.all([restore(), restore()])).map(({ status }) => status)).toEqual([
    200, 200,
  ]);
  expect((await call("GET", "/user/resume", { token })).body).toHaveLength(10);
});
