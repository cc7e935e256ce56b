/**
 * Runs at most `places` tasks at once, and the others in order of arrival. Only for tasks of the
 * same request: a request can't be resumed by another one.
 */
export function limiter(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    // The finished task hands over its place.
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
