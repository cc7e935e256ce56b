/**
 * Runs so many at once, and the others in order of arrival. For work of one request: a request that is woken by
 * another one may not go on.
 */
export function limiter(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    // Its place is that of who leaves.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
