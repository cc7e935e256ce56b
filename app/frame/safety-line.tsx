import * as words from "~worker/words/promises";
import { SafetyBox } from "../ui/safety-box";

export function SafetyLine() {
  return (
    <SafetyBox>
      <strong>{words.SAFETY_LINE.strong}</strong> {words.SAFETY_LINE.rest}
    </SafetyBox>
  );
}
