import { useEffect, useRef } from "react";

/**
 * Acts once on each answer of a fetcher.
 *
 * The framework keeps a fetcher's data where React does not watch it. When React draws a component
 * and finds that nothing of its state changed, it drops the effects of that drawing but remembers
 * what they depended on: an effect that depends on the data would then never run.
 */
export function useAnswer<Answer>(answer: Answer | undefined, act: (answer: Answer) => void): void {
  const seen = useRef<Answer>();
  useEffect(() => {
    if (answer === undefined || seen.current === answer) return;
    seen.current = answer;
    act(answer);
  });
}
