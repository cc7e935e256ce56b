/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export type Random = () => number;

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const exponential = (random: Random, mean: number) => -mean * Math.log(1 - random());

/**
 * The 99th percentile of a normal distribution is this many standard deviations above the median.
 */
const Z99 = 2.3263;

/** A log-normal value with median 1 and p99 `tail`. */
export function logNormal(random: Random, tail: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.exp((Math.log(tail) / Z99) * normal);
}
