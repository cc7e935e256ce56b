interface Present {
  since: number;
}

/**
 * Counts concurrent requests by name. A request that is ended between two steps never leaves, so it
 * is dropped after `longestMs`.
 */
export class Crowd {
  readonly #present = new Map<string, Set<Present>>();

  constructor(readonly longestMs: number) {}

  /** @returns a function to leave again; null if `most` of this name are present already */
  enter(name: string, most: number): (() => void) | null {
    const now = performance.now();
    const here = this.#present.get(name) ?? new Set();
    for (const one of here) if (now - one.since > this.longestMs) here.delete(one);
    if (here.size >= most) return null;
    const me = { since: now };
    this.#present.set(name, here.add(me));
    return () => {
      here.delete(me);
      if (here.size === 0 && this.#present.get(name) === here) this.#present.delete(name);
    };
  }
}
