import type { Bound } from "./line";

/** One round trip to the database, and its processor time for a group of `n`. */
export interface Trip {
  kind: "read" | "write";
  /** Fixed milliseconds of a trip, and milliseconds for each member of the group. */
  tripMs: number;
  eachMs: number;
}

/** The costs of the acts of a rush. */
export interface Costs {
  /** A tap that gets a slot: its trips, in order. The last write decides about the slot. */
  apply: Trip[];
  /** Further trips for a tap that finds the job full. */
  refused: Trip[];
  /** Milliseconds of the Worker's processor for one tap. */
  applyWorkerMs: number;
  /** A batch of messages: its trips, for the whole batch or for each message. */
  message: Trip[];
  messagesTogether: boolean;
  messageWorkerMs: number;
  /** A visitor's page. */
  reader: Trip[];
  readerWorkerMs: number;
  /** The p99 of a trip's time, as a multiple of its median. */
  tail: number;
}

export interface Setup {
  name: string;
  costs: Costs;
  isolates: number;
  /** The cores of the measured machine, which everything shares; null if each part has its own. */
  sharedCores: number | null;
  /** The limiters of each isolate, and when a caller who finds one full is told to come again. */
  lines: { readers: Bound; writers: Bound; turns: Bound; retryAfterMs: number };
  /** The most people whose writes share a transaction. */
  together: number;
  databases: number;
  database: {
    cores: number;
    /** Requests that run or wait for the writer; further ones wait for a connection. */
    connections: number;
    /** Requests that it accepts at all; further callers are told that it is busy. */
    requests: number;
    /** How long a commit holds the writer besides its processor time. */
    commitMs: number;
  };
  /** The number of copies that answer read-only calls; with 0 the databases answer them. */
  copies: number;
  /** If a read shows that the job is full, the tap is refused without a claim. */
  fullIsRead: boolean;
  /** An object for each job that answers "full" before the database is asked. */
  gate: { ms: number; lostAtMs: number | null } | null;
  queue: { batch: number; waitMs: number; consumers: number; providerMs: number };
  /** Round-trip time between Worker and database, and between Worker and gate. */
  networkMs: number;
}

/** The people who come. */
export interface Crowd {
  /** Many at once, then fewer and fewer; or always as many as may be in flight. */
  taps: { people: number; meanMs: number } | { people: number; inFlight: number };
  jobs: number;
  slotsOfJob: number;
  /** Page reads: some for each tap, spread like the taps, or a steady rate. */
  readers: { perTap: number } | { everyMs: number };
  /** How long a person keeps trying after "try again". */
  patienceMs: number;
}
