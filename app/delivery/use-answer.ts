import { useEffect, useRef } from "react";

/**
 * Runs a function once for each answer of a fetcher.
 *
 * The framework keeps a fetcher's data outside React's state. If React renders a component and
 * finds its state unchanged, it drops the effects of that render but keeps their dependencies: an
 * effect that depends on the data would then never run.
 */
export function useAnswer<Answer>(answer: Answer | undefined, run: (answer: Answer) => void): void {
  const lastAnswer = useRef<Answer>();
  useEffect(() => {
    if (answer === undefined || lastAnswer.current === answer) return;
    lastAnswer.current = answer;
    run(answer);
  });
}
