import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { localSettings } from "../../local/settings";
import { query } from "../support/api/database";
import { logIn, uploadResume } from "../support/api/people";
import { call, runSchedule } from "../support/api/product";
import { apply, openJob } from "../support/api/steps";
import { newPhone, PDF } from "../support/people";

async function upload(token: string, name: string, content: BlobPart) {
  const form = new FormData();
  form.set("resume", new File([content], name));
  return call("POST", "/user/resume", { token, form });
}

test.each([
  ["large.pdf", PDF + "x".repeat(5 * 1024 * 1024), 413],
  ["huge.pdf", PDF + "x".repeat(7 * 1024 * 1024), 413],
  [`${"long".repeat(70)}.pdf`, PDF, 422],
])("%s is refused and nothing is stored", async (name, content, status) => {
  const { token } = await logIn();
  const answer = await upload(token, name, content);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toBeTruthy();
  expect((await call("GET", "/user/resume", { token })).body).toEqual([]);
});

test("an upload without a file is 422 and names its field", async () => {
  const { token } = await logIn();
  const answer = await call("POST", "/user/resume", { token, form: new FormData() });
  expect(answer).toMatchObject({ status: 422, body: { fields: { resume: expect.any(String) } } });
});

test.each([
  "आशा का रिज़्यूमे.pdf",
  'résumé "final" (2)\'; rm -rf.pdf',
  "<script>alert(1)</script>.pdf",
  "fdp.exe 👩‍💻.pdf",
  "100%.pdf",
])("the name %s is kept and its file is served safely", async (name) => {
  const { token } = await logIn();
  const { body } = await uploadResume(token, name);
  expect(body.fileName).toBe(name);
  const file = await fetch(body.fileUrl);
  expect(file.status).toBe(200);
  expect(await file.text()).toBe(PDF);
  expect(file.headers.get("Content-Type")).toBe("application/pdf");
  expect(file.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(file.headers.get("Content-Security-Policy")).toContain("sandbox");
  expect(file.headers.get("Cache-Control")).toMatch(/^private/);
  const [, exact = ""] =
    file.headers.get("Content-Disposition")?.match(/filename\*=UTF-8''(.+)$/) ?? [];
  expect(decodeURIComponent(exact)).toBe(name);
});

test("a file link is invalid with any part changed, and after ten minutes", async () => {
  const { token } = await logIn();
  const { body } = await uploadResume(token);
  const url = new URL(body.fileUrl);
  const changes: ((u: URL) => void)[] = [
    (u) => u.searchParams.set("expires", String(Number(u.searchParams.get("expires")) + 60_000)),
    (u) => u.searchParams.delete("expires"),
    (u) => u.searchParams.delete("signature"),
    (u) => u.searchParams.set("signature", "0".repeat(64)),
    (u) => {
      u.pathname = u.pathname.slice(0, -1);
    },
  ];
  for (const change of changes) {
    const changed = new URL(url);
    change(changed);
    const answer = await fetch(changed);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ message: "We could not find that." });
  }
  const { TOKEN_SECRET = "" } = localSettings({ product: 1, sqld: 2, simulators: 3 }, {});
  const genuine = (expires: number) => {
    const signed = `file:${url.pathname.split("/").pop()}:${expires}`;
    const signature = createHmac("sha256", TOKEN_SECRET).update(signed).digest("hex");
    return fetch(`${url.origin}${url.pathname}?expires=${expires}&signature=${signature}`);
  };
  expect((await genuine(Date.now() + 60_000)).status).toBe(200);
  const late = await genuine(Date.now() - 1);
  expect(late.status).toBe(404);
  // The page of this link was open for too long: the message says that the file still exists.
  expect(await late.json()).toMatchObject({ message: expect.stringContaining("10 minutes") });
  const minutes = (Number(url.searchParams.get("expires")) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThanOrEqual(10);
});

test("eleven parallel uploads store ten resumes", async () => {
  const { token } = await logIn();
  const answers = await Promise.all(Array.from({ length: 11 }, () => uploadResume(token)));
  expect(answers.map((a) => a.status).sort()).toEqual([...Array(10).fill(201), 409]);
  expect((await call("GET", "/user/resume", { token })).body).toHaveLength(10);
});

test("the number of stored files is limited for a candidate who applies and deletes", async () => {
  const { token, phone } = await logIn();
  const { job } = await openJob(199);
  await apply(token, job.id);
  const [used] = (await call("GET", "/user/resume", { token })).body;
  await call("DELETE", `/user/resume/${used.id}`, { token });
  // Add 48 more deleted resumes.
  await query(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 48)
     insert into resumes (user_id, file_name, content_type, object_key, state, uploaded_at)
     select user_id, file_name, content_type, object_key || i, 'removed', uploaded_at
     from resumes, n where user_id = (select id from users where phone = ?)`,
    [phone],
  );
  const answers = await Promise.all([1, 2, 3].map(() => uploadResume(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe("resume_storage_full");
  await query(
    "delete from resumes where user_id = (select id from users where phone = ?) and id <> ? and state = 'removed'",
    [phone, used.id],
  );
});

test("a candidate who uploads again and again is asked to wait, and that answer is not stored", async () => {
  const { token } = await logIn();
  const upload = (key: string) => {
    const form = new FormData();
    form.set("resume", new File(["x"], "wrong.pdf"));
    return call("POST", "/user/resume", { token, form, headers: { "Idempotency-Key": key } });
  };
  for (let count = 0; count < 30; count += 1) {
    expect((await upload(crypto.randomUUID())).status).toBe(415);
  }
  const key = crypto.randomUUID();
  const over = await upload(key);
  expect(over).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(Number(over.headers.get("Retry-After"))).toBeGreaterThan(3_000);
  expect((await upload(key)).headers.get("Idempotency-Replayed")).toBeNull();
});

test("a deleted resume in use stays with the employer, and another's resume is 404", async () => {
  const { token } = await logIn();
  const { job } = await openJob(199);
  await apply(token, job.id);
  const { body } = await call("GET", "/user/resume", { token });
  const [used] = body;
  const other = await logIn(newPhone());
  const remove = (by: string) => call("DELETE", `/user/resume/${used.id}`, { token: by });
  expect((await remove(other.token)).status).toBe(404);
  expect((await remove(token)).status).toBe(204);
  expect((await remove(token)).status).toBe(404);
  expect((await call("GET", "/user/resume", { token })).body).toEqual([]);
  expect((await fetch(used.fileUrl)).status).toBe(200);
});

test("the schedule removes what broken uploads and deletions left in database and storage", async () => {
  const { token } = await logIn();
  const { body: broken } = await uploadResume(token);
  const { body: intact } = await uploadResume(token);
  await query(
    "update resumes set state = 'uploading', uploaded_at = '2026-01-01T00:00:00.000Z' where id = ?",
    [broken.id],
  );
  await runSchedule();
  expect(await query("select id from resumes where id = ?", [broken.id])).toEqual([]);
  expect((await fetch(broken.fileUrl)).status).toBe(404);
  expect((await fetch(intact.fileUrl)).status).toBe(200);
  const { body } = await call("GET", "/user/resume", { token });
  expect(body.map((resume: { id: number }) => resume.id)).toEqual([intact.id]);
});
