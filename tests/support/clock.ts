/** How far a test moves the clock. */
export interface Passing {
  days?: number;
  hours?: number;
  minutes?: number;
  seconds?: number;
}

/** A product whose clock is used by the calling test alone. */
interface Product {
  url: string;
  simulatorsUrl: string;
  schedule(): Promise<unknown>;
}

/** How many seconds each product is ahead of this machine, by URL. */
const offsets = new Map<string, number>();

const originOf = (url: string) => new URL(url).origin;

/** The current time of the product at a URL. */
export const timeAt = (url: string) =>
  new Date(Date.now() + (offsets.get(originOf(url)) ?? 0) * 1_000);

/**
 * Moves the clock of a product and its providers, without running the schedule; 0 only reads it.
 */
export async function moveClock(
  { url, simulatorsUrl }: Omit<Product, "schedule">,
  seconds: number,
): Promise<void> {
  const body = JSON.stringify({ seconds });
  const answer = await fetch(`${simulatorsUrl}/clock`, { method: "POST", body });
  if (!answer.ok) throw new Error(await answer.text());
  const { offsetSeconds } = (await answer.json()) as { offsetSeconds: number };
  offsets.set(originOf(url), offsetSeconds);
}

/** The time from now until so many minutes after `at`, on a product's clock. */
export const until = (url: string, at: string, minutes: number): Passing => ({
  seconds: Math.ceil((Date.parse(at) - timeAt(url).getTime()) / 1_000) + minutes * 60,
});

/** Moves a product's clock forward, and then runs its schedule. */
export async function passTime(
  product: Product,
  { days = 0, hours = 0, minutes = 0, seconds = 0 }: Passing,
): Promise<void> {
  await moveClock(product, ((days * 24 + hours) * 60 + minutes) * 60 + seconds);
  await product.schedule();
}
