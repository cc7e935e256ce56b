import { expect, test } from "vitest";
import { logIn, uploadResume } from "../support/api/people";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { newJob } from "../support/jobs";
import { newPhone } from "../support/people";

// A lone surrogate (half a character) can be written in JSON but not in UTF-8.

const HALVES = ["\ud800", "\udfff", "a\udc00b\ud83d"];
/** The text as it is stored: each lone surrogate is replaced with U+FFFD. */
const whole = (text: string) => text.toWellFormed();

test.each(HALVES)("text with half a character (%j) is accepted like any other", async (half) => {
  const { token } = await logIn();
  const json = { name: `Asha ${half}`, email: "asha@example.in", dob: "1999-08-15" };
  const profile = await call("PATCH", "/user/profile", { token, json });
  expect(profile).toMatchObject({ status: 422, body: { fields: { name: expect.any(String) } } });
  const message = `Which gate? ${half} ${newPhone()}`;
  const contact = { fullName: "Asha", email: json.email, subject: message, message };
  expect((await call("POST", "/user/contact", { json: contact })).status).toBe(201);
  const query = { subject: message, description: message };
  expect((await call("POST", "/user/queries", { token, json: query })).status).toBe(201);
  const { body: resume } = await uploadResume(token, `${half}.pdf`);
  expect((await fetch(resume.fileUrl)).status).toBe(200);
});

test.each(
  HALVES,
)("half a character (%j) as a key or token is refused without a failure", async (half) => {
  const verified = await call("POST", "/user/auth/verify-otp", {
    json: { key: half, otp: "1234" },
  });
  expect(verified).toMatchObject({ status: 422, body: { code: "otp_expired" } });
  const refreshed = await call("POST", "/user/auth/refresh-tokens", {
    json: { refreshToken: half },
  });
  expect(refreshed.status).toBe(401);
});

test.each(HALVES)("staff text with half a character (%j) is accepted too", async (half) => {
  const token = staffToken();
  const detail = { Category: [`Sales ${half}`], [`Work ${half}`]: [half] };
  const posted = await call("POST", "/ops/jobs", {
    token,
    json: newJob({ title: `Helper ${half}`, location: `Pune ${half}`, jobDetail: detail }),
  });
  expect(posted).toMatchObject({ status: 201, body: { title: whole(`Helper ${half}`) } });
  const { body: job } = await call("GET", `/user/jobs/${posted.body.id}`);
  expect(job.jobDetail).toEqual({
    Category: [whole(`Sales ${half}`)],
    [whole(`Work ${half}`)]: [whole(half)],
  });
  expect((await call("GET", "/user/jobs?q=Helper")).status).toBe(200);
  const announcement = { title: half, body: half, audience: { jobId: posted.body.id } };
  expect((await call("POST", "/ops/announcements", { token, json: announcement })).status).toBe(
    201,
  );
  expect((await call("GET", "/ops/audit", { token })).status).toBe(200);
});
