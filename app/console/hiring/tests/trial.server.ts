import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { randomSeed } from "../../../../worker/crypto";
import { unwrap } from "../../../session/api.server";
import { requireFound } from "../../act.server";
import { jobOfTest, pageOfTest } from "./test.server";

const SEED = /^[0-9a-f]{32}$/;
const OPEN = "-";

/**
 * The state of a trial is only in its address: the drawn
 * questions, a character per answer, and the current question.
 */
export async function readTrial(args: LoaderFunctionArgs) {
  const target = await jobOfTest(args);
  const { person, session, one, param } = target;
  const search = session.url.searchParams;
  const seed = search.get("seed") ?? "";
  const page = pageOfTest(target);
  if (!SEED.test(seed)) throw redirect(`${page}/try?seed=${randomSeed()}`);
  const trial = await requireFound(unwrap(one.trial.$get({ param, query: { seed } })));
  const chosen = trial.questions.map((_, index) => answerOf(search, index));
  const last = chosen.length - 1;
  const at = Math.min(Math.max(0, Math.trunc(Number(search.get("at")) || 0)), last);
  const to = search.get("to");
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
function answerOf(search: URLSearchParams, index: number): number | null {
  const sentOption = Number(search.get("at")) === index ? search.get("option") : null;
  const sign = sentOption ?? search.get("answers")?.[index] ?? OPEN;
  return /^[0-7]$/.test(sign) ? Number(sign) : null;
}
