import { useRef } from "react";

/** The last answer of a page's action. A lost request gives an empty answer, which is skipped. */
export function useLastAnswer<Answer extends object>(answer: Answer | undefined) {
  const last = useRef(answer);
  if (!answer || Object.keys(answer).length > 0) last.current = answer;
  return last.current;
}
