/** A number that an environment variable may set. */
function numberFrom(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number`);
  return value;
}

/** The size of a rush. */
export interface Sizes {
  /** Applications in the large turn; the turns before and after have a quarter of it each. */
  applications: number;
  jobs: number;
  inFlight: number;
  /** Tests in a turn; a turn of payments has half as many. */
  tests: number;
  bareMs: number;
  idleMs: number;
  way: "api" | "form";
}

const FULL = 1_000;

/** `RUSH` is the number of applications; below a thousand the yardstick is shorter, too. */
export function sizesFrom(): Sizes {
  const applications = numberFrom("RUSH", 2_000);
  const inFlight = numberFrom("RUSH_IN_FLIGHT", 64);
  const isFull = applications >= FULL;
  return {
    applications,
    inFlight,
    jobs: numberFrom("RUSH_JOBS", 15),
    tests: Math.max(32, Math.floor(applications / 8)),
    bareMs: isFull ? 2_000 : 1_000,
    idleMs: isFull ? 5_000 : 3_000,
    way: process.env.RUSH_WAY === "form" ? "form" : "api",
  };
}
