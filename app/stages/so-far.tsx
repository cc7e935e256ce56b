import type { Application } from "../../worker/contract/applications";
import type { Status } from "../../worker/contract/values";
import { rupees, shortDay } from "../format";
import { Sheet } from "../ui/sheet";
import { scoreWords } from "./stage";

const SENTENCES: Record<Status, (application: Application) => string> = {
  APPLIED: () => "Applied. A slot was held",
  TEST_PENDING: () => "Test link ready, sent by email",
  TEST_COMPLETED: (application) => withScore("Test taken", application),
  TEST_PASSED: () => "Test passed",
  TEST_FAILED: () => "Test not passed. Slot released, nothing charged",
  PAYMENT_PENDING: () => "Hold renewed to decide on the slot",
  PAYMENT_CONFIRMED: ({ price }) =>
    price > 0 ? `Slot confirmed, ${rupees(price)}` : "Slot confirmed, paid by the employer",
  INTERVIEW_SCHEDULED: () => "Interview set",
  INTERVIEW_1_SCHEDULED: () => "Interview set: Round 1",
  INTERVIEW_2_SCHEDULED: () => "Interview set: Round 2",
  SELECTED: () => "Selected",
  REJECTED: ({ closedBecause }) => (closedBecause ? "Slot given up" : "Not selected"),
};

function withScore(words: string, application: Application): string {
  const score = scoreWords(application);
  return score ? `${words}: ${score}` : words;
}

export function SoFar({ application }: { application: Application }) {
  const history = application.history ?? [];
  if (history.length === 0) return null;
  return (
    <Sheet>
      <h2 className="text-xl">So far</h2>
      <ol className="mt-3 grid gap-2 text-sm">
        {history.map((move) => (
          <li key={move.status + move.at} className="grid grid-cols-[60px_1fr] gap-3">
            <span className="text-ink-2">{shortDay(move.at)}</span>
            <span>{SENTENCES[move.status](application)}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
