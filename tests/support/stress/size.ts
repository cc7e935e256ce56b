/** `npm run test:stress` runs the full sizes; `npm test` the same tests, smaller. */
export const full = process.env.STRESS === "full";

export const sized = (inFull: number, small: number) => (full ? inFull : small);

/** What a test counted, for whoever runs the full sizes. */
export function report(name: string, facts: Record<string, unknown>): void {
  if (full) process.stdout.write(`${name}: ${JSON.stringify(facts)}\n`);
}
