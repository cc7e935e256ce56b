import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as applicationWords from "~app/words/console/application";
import { actPreview } from "../../../../worker/contract/acts";
import type { StaffApplicationDetail } from "../../../../worker/contract/staff-application-detail";
import { ROUNDS } from "../../../../worker/facts/guarantee/rounds";
import { isDisputed, OUTCOME_WORDS } from "../../../../worker/facts/guarantee/statuses";
import { idParam } from "../../../forms/form.server";
import { ApiError, attempt, unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import { chosenAct } from "../../act.server";

/** India has one time zone, without daylight saving time. */
const INDIA = "+05:30";

const notChosen = () => {
  const message = applicationWords.interviews.chooseOutcome;
  return new ApiError(422, { code: "validation", message, fields: { outcome: message } });
};

/** The forms of an application's page. */
export async function actOnApplication({ params, context }: ActionFunctionArgs) {
  const { session } = context;
  await session.staff.require();
  const form = await context.form();
  const text = (name: string) => String(form.get(name) ?? "");
  const { applications, interviews } = session.staff.api.ops;
  const one = applications[":id"];
  const param = { id: idParam(params.id) ?? "0" };
  const numberIn = (name: string) => Number(idParam(text(name)) ?? 0);
  return chosenAct("staff", session, form, {
    comment: () => unwrap(one.comments.$post({ param, json: { text: text("text") } })),
    check: () => unwrap(one.orders.check.$post({ param })),
    release: () => unwrap(one.release.$post({ param })),
    return: () => unwrap(one.return.$post({ param })),
    undo: () => unwrap(one.result.undo.$post({ param })),
    "extra-time": () =>
      unwrap(one["extra-time"].$post({ param, json: { minutes: Number(text("minutes")) } })),
    send: () =>
      unwrap(
        one.messages[":messageId"].send.$post({ param: { ...param, messageId: text("message") } }),
      ),
    "free-time": () =>
      unwrap(one.interviews.$post({ param, json: { dayId: numberIn("dayId"), at: text("at") } })),
    "own-time": () => {
      const round = ROUNDS.find((one) => String(one) === text("round"));
      const [link, place] = [text("link") || null, text("place") || null];
      const at = `${text("date")}T${text("time")}:00${INDIA}`;
      return unwrap(
        one.interviews.$post({ param, json: { round: round ?? null, at, link, place } }),
      );
    },
    decide: () => {
      const outcome = OUTCOME_WORDS.find((word) => word === text("outcome"));
      if (!outcome) return Promise.reject(notChosen());
      const json = { outcome, reason: text("reason") };
      const which = { id: idParam(text("interview")) ?? "0" };
      return unwrap(interviews[":id"].decision.$post({ param: which, json }));
    },
  });
}

/** A preview of each possible decision of the dispute; empty without a dispute. */
export async function decisionsOf(session: Session, { interviews }: StaffApplicationDetail) {
  const dispute = interviews.find(isDisputed);
  if (!dispute) return [];
  const one = session.staff.api.ops.interviews[":id"];
  const param = { id: String(dispute.id) };
  const looks = OUTCOME_WORDS.map(async (outcome) => {
    const json = { outcome, reason: outcome, dryRun: true };
    const answer = await attempt(unwrap(one.decision.$post({ param, json })));
    return "error" in answer ? [] : [{ outcome, ...actPreview.parse(answer.data) }];
  });
  return (await Promise.all(looks)).flat();
}

export type Decisions = Awaited<ReturnType<typeof decisionsOf>>;
