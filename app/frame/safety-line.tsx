import { SAFETY_LINE } from "../../worker/facts/guarantee/promises";
import { SafetyBox } from "../ui/safety-box";

export function SafetyLine() {
  return (
    <SafetyBox>
      <strong>{SAFETY_LINE.strong}</strong> {SAFETY_LINE.rest}
    </SafetyBox>
  );
}
