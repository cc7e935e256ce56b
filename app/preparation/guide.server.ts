import type { Guide } from "../words/en/assessment/guide";

/**
 * The guide for a kind of work. Each is loaded at
 * its first use, so that it does not slow the start.
 */
export async function guideOf(name: string): Promise<Guide> {
  const { guide }: { guide: Guide } = await import(`../words/en/preparation/${name}.ts`);
  return guide;
}
