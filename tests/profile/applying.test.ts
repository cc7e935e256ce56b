import { expect, inject, test } from "vitest";
import { logIn, uploadResume } from "../support/api/people";
import { call, client, screens } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { succeeded } from "../support/client";
import { newSession } from "../support/form-browser";
import { completeProfile, newPhone } from "../support/people";

test("a candidate without a complete profile can't apply", async () => {
  const { id: jobId } = await postJob();
  const person = await logIn(newPhone(), false);
  const { token } = person;
  const { id: resumeId } = await succeeded(uploadResume(token));
  const apply = () => call("POST", "/user/jobs/apply", { token, json: { jobId, resumeId } });
  expect(await apply()).toMatchObject({ status: 409, body: { code: "profile_incomplete" } });
  await completeProfile(client, person);
  expect((await apply()).status).toBe(201);
});

test("the apply page leads a candidate without a profile to it, and then back", async () => {
  const { id } = await postJob();
  const { cookie, token } = await newSession(screens());
  const { id: resumeId } = await succeeded(uploadResume(token));
  const path = `/jobs/${id}/apply?q=pune`;
  const { status, headers } = await fetch(inject("product") + path, {
    method: "POST",
    headers: { cookie, origin: inject("product") },
    body: new URLSearchParams({ resumeId: String(resumeId) }),
    redirect: "manual",
  });
  expect([status, headers.get("Location")]).toEqual([
    303,
    `/complete-profile?next=${encodeURIComponent(path)}`,
  ]);
});
