import { slotsLeft } from "../parts/job-facts";
import { Sheet } from "../ui/sheet";
import { Act } from "./choices";
import { type StageProps, scoreWords } from "./stage";
import { WaysOn } from "./ways-on";

/** Passed where nothing is to be paid, but the last slot had gone: one that is free can be taken. */
export function TestPassed({ application }: StageProps) {
  const isFree = slotsLeft(application.job) > 0;
  return (
    <Sheet>
      <h2>Test Passed</h2>
      <p className="mt-2">
        You had {scoreWords(application)} right. The employer pays for this slot, so you pay
        nothing.
      </p>
      <WaysOn>{isFree && <Act intent="claim">Take the free slot</Act>}</WaysOn>
    </Sheet>
  );
}
