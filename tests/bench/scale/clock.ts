interface Event {
  time: number;
  order: number;
  run: () => void;
}

const isBefore = (a: Event, b: Event) =>
  a.time < b.time || (a.time === b.time && a.order < b.order);

/**
 * Simulated milliseconds. Events of the same moment run in the order in which they were planned.
 */
export class Clock {
  now = 0;
  #order = 0;
  readonly #heap: Event[] = [];

  after(ms: number, run: () => void): void {
    const heap = this.#heap;
    const event = { time: this.now + ms, order: this.#order++, run };
    let at = heap.push(event) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above] as Event;
      if (isBefore(parent, event)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = event;
  }

  /** Runs until every event has happened, or until `end`. */
  run(end = Number.POSITIVE_INFINITY): void {
    for (let next = this.#heap[0]; next && next.time <= end; next = this.#heap[0]) {
      this.#removeFirst();
      this.now = next.time;
      next.run();
    }
  }

  #removeFirst(): void {
    const heap = this.#heap;
    const last = heap.pop() as Event;
    if (heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      const right = child + 1;
      if (right < heap.length && isBefore(heap[right] as Event, heap[child] as Event))
        child = right;
      if (isBefore(last, heap[child] as Event)) break;
      heap[at] = heap[child] as Event;
      at = child;
    }
    heap[at] = last;
  }
}
