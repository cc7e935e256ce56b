/** How much time a test lets pass. */
export interface Passing {
  days?: number;
  hours?: number;
  minutes?: number;
  seconds?: number;
}

/** A product with a clock of its own, and nobody beside who goes by it. */
interface Product {
  url: string;
  simulatorsUrl: string;
  schedule(): Promise<unknown>;
}

/** Seconds by which products are ahead of this machine, by their addresses. */
const offsets = new Map<string, number>();

const originOf = (url: string) => new URL(url).origin;

/** What the time is for the product at an address. */
export const timeAt = (url: string) =>
  new Date(Date.now() + (offsets.get(originOf(url)) ?? 0) * 1_000);

/** Moves the clock of a product and its providers, without its schedule; 0 only reads it. */
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

/** What passes for a product until so many minutes after a moment. */
export const until = (url: string, at: string, minutes: number): Passing => ({
  seconds: Math.ceil((Date.parse(at) - timeAt(url).getTime()) / 1_000) + minutes * 60,
});

/** Lets time pass for a product: it is later at once, and the schedule has run. */
export async function passTime(
  product: Product,
  { days = 0, hours = 0, minutes = 0, seconds = 0 }: Passing,
): Promise<void> {
  await moveClock(product, ((days * 24 + hours) * 60 + minutes) * 60 + seconds);
  await product.schedule();
}
