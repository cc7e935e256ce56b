import type { Bound } from "./line";

/** One round trip to the database: what it costs its processor for a group of `n`. */
export interface Trip {
  kind: "read" | "write";
  /** Milliseconds of a trip, whatever it brings, and of each member of the group. */
  tripMs: number;
  eachMs: number;
}

/** What the acts of a rush cost. */
export interface Costs {
  /** A tap that gets a slot: its trips, in order. Its last write decides about the slot. */
  apply: Trip[];
  /** What follows for a tap that finds the job full. */
  refused: Trip[];
  /** Milliseconds of the Worker's processor for a tap. */
  applyWorkerMs: number;
  /** A batch of messages: its trips, for all of it or for each message on its own. */
  message: Trip[];
  messagesTogether: boolean;
  messageWorkerMs: number;
  /** A visitor's page. */
  reader: Trip[];
  readerWorkerMs: number;
  /** p99 of a trip's time, as a multiple of its median. */
  tail: number;
}

export interface Setup {
  name: string;
  costs: Costs;
  isolates: number;
  /** The cores of the measured machine, which all share; null where each has its own. */
  sharedCores: number | null;
  /** The lines of each isolate, and when who finds one full is told to come again. */
  lines: { readers: Bound; writers: Bound; turns: Bound; retryAfterMs: number };
  /** People whose writes go in one transaction, at most. */
  together: number;
  databases: number;
  database: {
    cores: number;
    /** Requests that run or wait for the writer; further ones wait for a connection. */
    connections: number;
    /** Requests that it takes at all; who sends one more is told that it is busy. */
    requests: number;
    /** How long a commit keeps the writer beside its processor time. */
    commitMs: number;
  };
  /** So many copies answer those who only read; with none, the databases do. */
  copies: number;
  /** A job that its read shows as full is answered without a claim. */
  fullIsRead: boolean;
  /** An object for each job answers "full" before the database is asked. */
  gate: { ms: number; lostAtMs: number | null } | null;
  queue: { batch: number; waitMs: number; consumers: number; providerMs: number };
  /** There and back between Worker and database, and between Worker and gate. */
  networkMs: number;
}

/** Who comes. */
export interface Crowd {
  /** All at once and then fewer and fewer, or as many as fit in flight. */
  taps: { people: number; meanMs: number } | { people: number; inFlight: number };
  jobs: number;
  slotsOfJob: number;
  /** Pages read: for each tap in the same shape, or at a steady rate. */
  readers: { perTap: number } | { everyMs: number };
  /** How long somebody goes on after "try again". */
  patienceMs: number;
}
