/** The value below which this fraction of the values lies: 0.5 is the median. */
export const quantile = (values: number[], part: number): number =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0;

/** The median of some values. */
export const median = (values: number[]): number => quantile(values, 0.5);
