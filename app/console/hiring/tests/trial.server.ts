import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { randomSeed } from "../../../../worker/crypto";
import { unwrap } from "../../../session/api.server";
import { orNotFound } from "../../act.server";
import { jobOfTest, pageOfTest } from "./test.server";

const SEED = /^[0-9a-f]{32}$/;
const OPEN = "-";

/**
 * The state of a trial is only in its address: the drawn
 * questions, a character per answer, and the current question.
 */
export async function readTrial(args: LoaderFunctionArgs) {
  const found = await jobOfTest(args);
  const { person, session, one, param } = found;
  const asked = session.url.searchParams;
  const seed = asked.get("seed") ?? "";
  const page = pageOfTest(found);
  if (!SEED.test(seed)) throw redirect(`${page}/try?seed=${randomSeed()}`);
  const trial = await orNotFound(unwrap(one.trial.$get({ param, query: { seed } })));
  const chosen = trial.questions.map((_, index) => answerOf(asked, index));
  const last = chosen.length - 1;
  const at = Math.min(Math.max(0, Math.trunc(Number(asked.get("at")) || 0)), last);
  const to = asked.get("to");
  const number = to === "back" ? at : to === "next" ? at + 2 : at + 1;
  const answers = chosen.map((one) => one ?? OPEN).join("");
  const right = trial.questions.filter(({ answer }, index) => answer === chosen[index]).length;
  return {
    person,
    page,
    seed,
    trial,
    chosen,
    answers,
    right,
    number: Math.min(Math.max(1, number), chosen.length),
    isOver: to === "submit",
  };
}

/** The chosen answer of a question: from its form if just sent, otherwise from the address. */
function answerOf(asked: URLSearchParams, index: number): number | null {
  const sent = Number(asked.get("at")) === index ? asked.get("option") : null;
  const sign = sent ?? asked.get("answers")?.[index] ?? OPEN;
  return /^[0-7]$/.test(sign) ? Number(sign) : null;
}
