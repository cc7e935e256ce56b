import { expect, test } from "vitest";
import { application, applied, mailed } from "../support/api/applicant";
import { now, passTime } from "../support/api/clock";
import { logIn, uploadResume } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";

test("a slot whose holder does nothing for three days is warned of, lapses, and goes to the next person", async () => {
  const job = await postJob({ maxApplicants: 1 });
  const holder = await applied(job.id);
  const next = await logIn();
  const { body: resume } = await uploadResume(next.token);
  const apply = () =>
    call("POST", "/user/jobs/apply", {
      token: next.token,
      json: { jobId: job.id, resumeId: resume.id },
    });
  expect((await apply()).body.code).toBe("no_slots_left");
  const { slot } = await application(holder);
  expect((Date.parse(slot.expiresAt) - now().getTime()) / 3_600_000).toBeCloseTo(72, 1);

  await passTime({ hours: 71 });
  await mailed(holder.email, "Your slot: time ends soon");
  expect((await application(holder)).slot.state).toBe("held");
  expect((await apply()).body.code).toBe("no_slots_left");

  await passTime({ hours: 2 });
  await mailed(holder.email, "Your time for this slot is over");
  expect((await application(holder)).slot.state).toBe("released");
  expect((await apply()).body.slot).toMatchObject({ state: "held" });
});
