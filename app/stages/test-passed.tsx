import { Sheet } from "../ui/sheet";
import { Act } from "./choices";
import { isFull, type StageProps, scoreWords } from "./stage";
import { WaysOn } from "./ways-on";

/** Passed where nothing is to be paid, but the last slot had gone: one that is free can be taken. */
export function TestPassed({ application }: StageProps) {
  const isFree = !isFull(application);
  return (
    <Sheet>
      <h2>Test Passed</h2>
      <p className="mt-2">
        You had {scoreWords(application)} right. You pay nothing: the employer pays for this slot.
      </p>
      <WaysOn>{isFree && <Act intent="claim">Yes, book my interview</Act>}</WaysOn>
    </Sheet>
  );
}
