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
  PAYMENT_CONFIRMED: ({ price, payment }) => {
    if (price === 0) return "Slot confirmed, paid by the employer";
    return payment?.method === "credit"
      ? "Slot confirmed, with a credit"
      : `Slot confirmed, ${rupees(price)}`;
  },
  INTERVIEW_SCHEDULED: () => "Interview set",
  INTERVIEW_1_SCHEDULED: () => "Interview set: Round 1",
  INTERVIEW_2_SCHEDULED: () => "Interview set: Round 2",
  SELECTED: () => "Selected",
  REJECTED: ({ closedBecause }) => (closedBecause ? "Slot given up" : "Not selected"),
};

/** Back where it was before: the employer took an interview back. */
const AGAIN: Partial<Record<Status, string>> = {
  PAYMENT_CONFIRMED: "The employer cancelled the interview",
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
        {history.map((move, index) => (
          <li key={move.status + move.at} className="grid grid-cols-[60px_1fr] gap-3">
            <span className="text-ink-2">{shortDay(move.at)}</span>
            <span>
              {(seen(history, index) && AGAIN[move.status]) || SENTENCES[move.status](application)}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

type History = NonNullable<Application["history"]>;

/** Whether the application has been there before. */
function seen(history: History, index: number): boolean {
  const before = new Set(history.slice(0, index).map(({ status }) => status));
  const move = history[index];
  return move !== undefined && before.has(move.status);
}
