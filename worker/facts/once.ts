/** A value that is made when it is first asked for: no start of the Worker waits for it. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
