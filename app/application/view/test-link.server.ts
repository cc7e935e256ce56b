import { redirect } from "@remix-run/cloudflare";
import * as words from "~app/words/application/notices";
import * as stagesWords from "~app/words/application/stages";
import type { Application } from "../../../worker/contract/applications";
import { isAtTest } from "../../../worker/facts/guarantee/statuses";
import { attempt, unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";
import { applicationOf, refused } from "./application.server";
import { isOutOfSlots } from "./stage";

/** Why the test can't be started now, and when it can; undefined if it can be or was started. */
export function testWaitOf(application: Application): string | undefined {
  const { job, slot, assessment, status } = application;
  if (!isAtTest(status) || assessment?.state === "running") return undefined;
  const isOut = isOutOfSlots(application);
  if (isOut && job.isClosed) return words.testClosed;
  if (assessment?.opensAt) return words.testOpensOn(assessment.opensAt);
  if (isOut) return words.testWhenFree;
  return slot.againFrom ? words.testWhenKept : undefined;
}

const askForLink = (session: Session, application: Application) =>
  attempt(
    unwrap(
      session.api.user.jobs[":id"]["assessment-link"].$get({
        param: { id: String(application.jobId) },
      }),
    ),
  );

/** The search parameter that shows the test's link. */
const LINK = "link";

/** The test's link, if the address asks for it and the link exists. */
export async function linkIn(session: Session, application: Application) {
  if (!session.url.searchParams.has(LINK)) return undefined;
  const got = await askForLink(session, application);
  return "data" in got ? got.data.link : undefined;
}

/**
 * Get Test Link, which changes nothing. Without script the link is shown at an address of its own,
 * because browsers do not return to the answer of a form.
 */
export async function testLink(session: Session, id: string) {
  const answer = await attempt(applicationOf(session, id));
  const got = "error" in answer ? answer : await askForLink(session, answer.data);
  if ("error" in got) return refused(session, got.error, stagesWords.noLink);
  if (!session.keepsPage) throw redirect(`/applications/${id}?${LINK}#stage`, 303);
  return { link: got.data.link };
}
