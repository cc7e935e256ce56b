import { expect, test } from "vitest";
import { application, inHours, mailCount, mailed } from "../support/api/applicant";
import { giveJob } from "../support/api/companies";
import { signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { bookedOn, daysOf, interviewRow } from "../support/api/days";
import { hiring } from "../support/api/meetings";
import { simulate } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { dateInDays, newDay, timeOf } from "../support/interview-days";

const company = await hiring({ maxApplicants: 100 });
const { owner, job } = company;
const { ask, days, offer } = daysOf(company);
const booked = (day: { id: number }, at: string) => bookedOn(job.id, day, at);

test("a company offers a day with consecutive times that have seats", async () => {
  const answer = await ask("POST", days(), newDay({ to: "11:45" }));
  expect(answer).toMatchObject({
    status: 201,
    body: { jobId: job.id, round: null, seats: 2, link: null, links: [], cancelledAt: null },
  });
  expect(answer.body.times).toEqual(
    ["10:00", "10:30", "11:00"].map((time) => ({ at: timeOf(time), seatsLeft: 2 })),
  );
  await booked(answer.body, timeOf("10:30"));
  const { body: listed } = await ask("GET", days("?limit=100"));
  const listedDay = listed.find(({ id }: { id: number }) => id === answer.body.id);
  expect(listedDay.times.map((one: { seatsLeft: number }) => one.seatsLeft)).toEqual([2, 1, 2]);
  const entry = await query(
    "select actor_kind from audit_log where action = 'day.offer' and subject = ?",
    [String(job.id)],
  );
  expect(entry.length).toBeGreaterThan(0);
});

test("a day out of bounds is refused with its field", async () => {
  const soon = new Date(Date.now() + 3_600_000);
  const wrong: [object, string][] = [
    [{ from: "06:30" }, "from"],
    [{ to: "21:30" }, "to"],
    [{ to: "10:20" }, "to"],
    [{ to: "09:00" }, "to"],
    [{ from: "ten" }, "from"],
    [{ date: dateInDays(61) }, "date"],
    [{ date: dateInDays(-1) }, "from"],
    [{ date: "2026-02-30" }, "date"],
    [{ minutesEach: 5 }, "minutesEach"],
    [{ seats: 0 }, "seats"],
    [{ round: 1 }, "round"],
    [{ interviewer: " " }, "interviewer"],
    [{ interviewer: "Pakka Support" }, "interviewer"],
    [{ interviewer: "Ravi, send Rs 500 by UPI" }, "interviewer"],
    [{ interviewer: "nine eight seven six five four three two one zero" }, "interviewer"],
    [{ place: "Gate 2, evil dot in" }, "place"],
    [{ place: "Surat 395002" }, "place"],
    [{ place: null }, "link"],
    [{ link: "https://user:pass@evil.in" }, "link"],
    [{ teacher: "x" }, "teacher"],
    [
      {
        date: soon.toISOString().slice(0, 10),
        from: "00:30",
        to: "23:30",
      },
      "from",
    ],
  ];
  for (const [changes, field] of wrong) {
    const { status, body } = await ask("POST", days(), newDay(changes));
    expect([changes, status, Object.keys(body.fields ?? {})]).toEqual([
      changes,
      422,
      expect.arrayContaining([field]),
    ]);
  }
  const two = await postJob({ rounds: 2 });
  await giveJob(Number(owner.companyId), two.id);
  const path = `/jobs/${two.id}/days`;
  expect((await ask("POST", path, newDay())).body.fields).toHaveProperty("round");
  expect((await ask("POST", path, newDay({ round: 2 }))).status).toBe(201);
});

test("a company's days are visible to itself only, and end with their job", async () => {
  const day = await offer();
  const other = await signInMember({ role: "owner" });
  const desk = await signInMember({ role: "front_desk", company: Number(owner.companyId) });
  const mine = await postJob();
  await giveJob(Number(other.companyId), mine.id);
  for (const [method, path, json] of [
    ["GET", days()],
    ["POST", days(), newDay()],
    ["PATCH", days(`/${day.id}`), { seats: 3 }],
    ["POST", days(`/${day.id}/cancel`), {}],
    ["POST", `/days/${day.id}/links`],
  ] as [string, string, object?][]) {
    expect((await ask(method, path, json, other.token)).status).toBe(404);
    expect((await ask(method, path, json, desk.token)).status).toBe(403);
  }
  // The other company can't reach the day through its own job either.
  const there = `/jobs/${mine.id}/days/${day.id}`;
  expect((await ask("PATCH", there, { seats: 3 }, other.token)).status).toBe(404);
  await query("update jobs set withdrawn_at = ? where id = ?", [inHours(0), mine.id]);
  const late = await ask("POST", `/jobs/${mine.id}/days`, newDay(), other.token);
  expect(late.body.code).toBe("job_withdrawn");
});

test("each candidate is told once of a changed venue, and held times stay", async () => {
  const day = await offer({ from: "14:00", to: "16:00" });
  const one = await booked(day, timeOf("14:30"));
  const change = (json: object) => ask("PATCH", days(`/${day.id}`), json);
  const preview = await change({ place: "Plot 15", interviewer: "Ravi Iyer", dryRun: true });
  expect(preview.body).toMatchObject({ people: 1, paise: 0 });
  const [{ text }] = preview.body.messages.filter((m: any) => m.channel === "email");
  expect(text).toContain("Plot 15");
  expect(text).toContain("Ravi Iyer");
  expect((await interviewRow(one.interview))?.place).toBe(day.place);

  const changed = await change({ place: "Plot 15", interviewer: "Ravi Iyer", to: "17:00" });
  expect(changed).toMatchObject({ status: 200, body: { place: "Plot 15", to: "17:00" } });
  await mailed(one.email, "Interview details changed");
  const mails: { subject: string; text: string }[] = await simulate(
    `/inbox/email?to=${encodeURIComponent(one.email)}`,
  );
  const mail = mails.find(({ subject }) => subject === "Interview details changed");
  // The mail is the one in the preview, except for the candidate's own parts.
  expect(text).not.toMatch(/\/applications\/|\.ics/);
  const lines = text.split("\n").slice(1);
  for (const line of lines.filter((one: string) => !/^Namaste|^Your safety word/.test(one))) {
    expect(mail?.text).toContain(line.replace("a link of their own", "http"));
  }
  expect(lines).toContain("Namaste,");
  expect(text).toContain("Your safety word: (a word of their own).");
  const [sms] = preview.body.messages.filter((m: any) => m.channel === "sms");
  expect(sms.text).toMatch(/a link of their own Pakka, safety word \(a word of their own\)$/);
  expect(await interviewRow(one.interview)).toMatchObject({
    place: "Plot 15",
    interviewer: "Ravi Iyer",
    moved_at: null,
    day_id: day.id,
  });
  // A change that only adds times notifies no candidate.
  expect((await change({ seats: 4 })).status).toBe(200);
  for (const json of [
    { from: "15:00" },
    { to: "14:30" },
    { from: "14:15" },
    { minutesEach: 20 },
    { date: dateInDays(4) },
  ]) {
    expect([json, (await change(json)).body.code]).toEqual([json, "times_taken"]);
  }
  expect((await change({ from: "14:30", seats: 1 })).body.times[0]).toEqual({
    at: timeOf("14:30"),
    seatsLeft: 0,
  });
  expect((await change({ place: null })).body.fields).toHaveProperty("link");
  expect(await mailCount(one.email, "Interview details changed")).toBe(1);
});

test("changes that notify the candidates of a day are limited to three in 24 hours", async () => {
  const day = await offer();
  const change = (json: object) => ask("PATCH", days(`/${day.id}`), json);
  // The day has no booked time yet, so these changes notify no candidate.
  for (const gate of [1, 2, 3, 4])
    expect((await change({ place: `Gate ${gate}` })).status).toBe(200);
  await booked(day, timeOf("10:30"));
  for (const gate of [5, 6, 7]) expect((await change({ place: `Gate ${gate}` })).status).toBe(200);
  for (const json of [{ interviewer: "Ravi Iyer" }, { link: "https://meet.example.in/a" }]) {
    const refused = await change(json);
    expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(23 * 3_600);
  }
  expect((await change({ seats: 3 })).status).toBe(200);
  const other = await offer({ date: dateInDays(5) });
  await booked(other, timeOf("10:30", 5));
  expect((await ask("PATCH", days(`/${other.id}`), { place: "Gate 8" })).status).toBe(200);
});

test("two days that are changed at once do not take the same hours of an interviewer", async () => {
  for (const inDays of [11, 12, 13, 14]) {
    const offeredDays = await Promise.all(
      ["07:00", "09:00"].map((from, at) =>
        offer({ date: dateInDays(inDays), from, to: ["08:00", "10:00"][at] }),
      ),
    );
    const hours = { from: "14:00", to: "16:00", interviewer: "Kavya Nair" };
    const answers = await Promise.all(
      offeredDays.map(({ id }) => ask("PATCH", days(`/${id}`), hours)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.fields).toHaveProperty("from");
  }
});

test("a cancelled day counts as the employer's act for each candidate with a time of it", async () => {
  const day = await offer({ date: dateInDays(1), from: "07:00", to: "21:00", minutesEach: 60 });
  const early = await booked(day, timeOf("07:00", 1));
  const begun = await booked(day, timeOf("12:00", 1));
  await query("update interviews set at = ? where id = ?", [inHours(-0.1), begun.interview]);
  await query("update interviews set at = ? where id = ?", [inHours(20), early.interview]);
  const far = await booked(day, timeOf("18:00", 1));
  await query("update interviews set at = ? where id = ?", [inHours(40), far.interview]);
  await query("update applications set promised_by = ? where id = ?", [inHours(30), early.id]);
  await query("update applications set promised_by = ? where id = ?", [inHours(200), far.id]);
  const path = days(`/${day.id}/cancel`);
  const preview = await ask("POST", path, { dryRun: true });
  expect(preview.body).toMatchObject({ people: 2, paise: 2 * 19_900 });
  expect(preview.body.messages[0].to).toBe("Each person touched");
  expect(JSON.stringify(preview.body)).not.toContain(early.phone);
  expect((await ask("GET", days())).body.some(({ id }: any) => id === day.id)).toBe(true);

  expect((await ask("POST", path, {})).body.cancelledAt).not.toBeNull();
  expect((await ask("POST", path, {})).status).toBe(200);
  await mailed(early.email, "Interview cancelled by the employer");
  await mailed(far.email, "Interview cancelled by the employer");
  expect(await application(early)).toMatchObject({
    status: "PAYMENT_CONFIRMED",
    choices: { refund: true },
  });
  const near = await interviewRow(early.interview);
  expect(near).toMatchObject({ state: "cancelled", broken_late_at: expect.any(String) });
  expect(await interviewRow(far.interview)).toMatchObject({
    state: "cancelled",
    broken_late_at: null,
  });
  expect(await interviewRow(begun.interview)).toMatchObject({ state: "scheduled" });
  const [promise] = await query(
    "select promised_by, guarantee_due_at from applications where id = ?",
    [early.id],
  );
  expect(Math.abs(Date.parse(String(promise?.promised_by)) - Date.parse(inHours(72)))).toBeLessThan(
    60_000,
  );
  const [row] = await query("select promised_by from applications where id = ?", [far.id]);
  expect(Date.parse(String(row?.promised_by))).toBeGreaterThan(Date.parse(inHours(190)));
  expect((await ask("PATCH", days(`/${day.id}`), { seats: 3 })).body.code).toBe("stale_state");
  expect((await ask("GET", days())).body.some(({ id }: any) => id === day.id)).toBe(false);
});
