import { openJobProposal } from "../../../../db/company/proposals";
import { assessmentOf } from "../../../../db/job/job-tests";
import type { EmployerJobPatch, TestTrial } from "../../../contract/job/employer-jobs";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { readJob, testOf } from "../../employers/job/job";
import type { Service } from "../../service";
import { drawTest, neededToPass } from "./assessment.rules";

/**
 * The test that a company wrote for its job, as an attempt would ask it. A test that waits for
 * staff comes first. A trial stores nothing. The category's test has no trial: a company may not
 * read its questions.
 *
 * @throws Failure not_found
 */
export async function trialOf(
  service: Service,
  actor: Actor,
  id: number,
  seed: string,
): Promise<TestTrial> {
  const { db } = service;
  const { title, company } = await readJob(service, actor, id);
  const [[test], [proposal]] = await db.batch([assessmentOf(db, id), openJobProposal(db, id)]);
  const { assessment: waiting } = (proposal?.changes ?? {}) as EmployerJobPatch;
  const own = waiting ? testOf(waiting) : test?.isOwn ? test : undefined;
  if (!own) throw new Failure("not_found");
  const questions = drawTest(own.questions, own.questionsAsked, seed);
  const needed = neededToPass(questions.length, own.passMark);
  return { title, company, minutes: own.durationMinutes, needed, questions };
}
