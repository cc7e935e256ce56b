/** The value below which so much of the measured ones lie: 0.5 is the middle one. */
export const quantile = (values: number[], part: number): number =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0;

/** The middle one of some measured values. */
export const median = (values: number[]): number => quantile(values, 0.5);
