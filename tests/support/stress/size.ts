/** `npm run test:stress` runs the full sizes; `npm test` runs the same tests with smaller ones. */
export const full = process.env.STRESS === "full";

export const sized = (inFull: number, small: number) => (full ? inFull : small);

/** Prints the figures of a test; only runs with the full sizes show them. */
export function report(name: string, facts: Record<string, unknown>): void {
  if (full) process.stdout.write(`${name}: ${JSON.stringify(facts)}\n`);
}
