import { test } from "vitest";
import { todayInIndia } from "../../../worker/contract/profile";
import { inHours, paid, passUndoOf, setInterview } from "../../support/api/applicant";
import { giveJob } from "../../support/api/companies";
import { signInMember } from "../../support/api/console";
import { query } from "../../support/api/database";
import { postJob } from "../../support/api/staff";
import { byStaff, succeed } from "./succeed";

/** A day of this job, today, to which the interview is moved. */
async function dayToday(jobId: number, interviewId: number): Promise<number> {
  const [day] = await query(
    `insert into interview_days (job_id, date, "from", "to", minutes_each, seats, interviewer, place, offered_at)
      values (?, ?, '07:00', '21:00', 30, 1, 'Meera Joshi', 'Gate 1', ?) returning id`,
    [jobId, todayInIndia(new Date()), inHours(-24)],
  );
  await query("update interviews set day_id = ? where id = ?", [Number(day?.id), interviewId]);
  return Number(day?.id);
}

/** The calls with which both sides report how an interview went, and staff decide. */
export function callsOfGuarantee(): void {
  test("the calls about how an interview went succeed as described", async () => {
    const owner = await signInMember({ role: "owner" });
    const job = await postJob({ maxApplicants: 9 });
    await giveJob(owner.companyId ?? 0, job.id);
    const meet = async (minutesAgo: number, more: Record<string, unknown> = {}) => {
      const candidate = await paid(job.id);
      const { body } = await setInterview(candidate.id, inHours(30), more);
      const at = inHours(-minutesAgo / 60);
      await query("update interviews set at = ? where id = ?", [at, body.id]);
      const said = (path: string, json?: object) =>
        succeed("POST", `/user/applications/${candidate.id}/${path}`, {
          token: candidate.token,
          json,
        });
      const saidByCompany = (path: string, json: object) =>
        succeed("POST", `/employer/interviews/${body.id}/${path}`, { token: owner.token, json });
      return { candidate, interview: body.id, said, saidByCompany };
    };
    const meeting = await meet(1);
    const { interview } = await meeting.said("arrived");
    await meeting.saidByCompany("check-in", { code: interview.meetingCode });
    // The same with a day link: a second check-in of this candidate changes nothing.
    const day = await dayToday(job.id, meeting.interview);
    const link = await succeed("POST", `/employer/days/${day}/links`, { token: owner.token });
    await succeed("POST", `/employer/day/${link.token}/check-in`, {
      json: { interviewId: meeting.interview, code: interview.meetingCode },
    });
    await byStaff("POST", `/ops/applications/${meeting.candidate.id}/result/undo`);
    const { token: company } = owner;
    const candidate = `/employer/applications/${meeting.candidate.id}`;
    const ofJob = `/employer/jobs/${job.id}/candidate`;
    for (const path of ["/employer/owed", `${ofJob}s?sort=score`, `${ofJob}-counts`, candidate]) {
      await succeed("GET", path, { token: company });
    }
    const answer = { result: "REJECTED", reason: "skills", dryRun: true };
    await succeed("POST", `${candidate}/result`, { token: company, json: answer });
    await succeed("POST", `${candidate}/result/undo`, { token: company });
    const first = await meet(40, { round: 1 });
    await succeed("POST", `/employer/applications/${first.candidate.id}/next-round`, {
      token: company,
      json: {},
    });

    const disputed = await meet(40);
    const absent = (absent: string) => ({ outcome: absent });
    await disputed.said("outcome", absent("employer_absent"));
    await disputed.said("outcome/undo");
    await disputed.said("outcome", absent("employer_absent"));
    await disputed.saidByCompany("outcome", absent("candidate_absent"));
    await disputed.saidByCompany("outcome/undo", {});
    await passUndoOf(disputed.candidate);
    await disputed.saidByCompany("outcome", { outcome: "held" });
    const json = { outcome: "held", reason: "The visitors' book names the candidate." };
    const decision = `/ops/interviews/${disputed.interview}/decision`;
    await byStaff("POST", decision, { ...json, dryRun: true });
    await byStaff("POST", decision, json);
    await succeed("GET", "/employer/record", { token: company });
    const rows = "/employer/record/rows?number=heldByWord";
    const [row] = await succeed("GET", rows, { token: company });
    await succeed("POST", "/employer/record/objections", {
      token: company,
      json: { number: "heldByWord", id: row.id, text: "It was not he who came." },
    });

    const applicant = await paid(job.id);
    await query("update applications set return_waits_since = ? where id = ?", [
      inHours(-1),
      applicant.id,
    ]);
    await byStaff("POST", `/ops/applications/${applicant.id}/return`);

    const { token, id } = await paid(job.id);
    const broken = "update applications set promise_broken_at = ?, promised_by = ? where id = ?";
    await query(broken, [inHours(-1), inHours(-1), id]);
    await succeed("POST", `/user/applications/${id}/wait`, { token });
  });
}
