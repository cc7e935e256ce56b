import type { Guide } from "../words/en/assessment/guide";

/** What prepares for a kind of work. Each is loaded when it is first asked for: no start waits for it. */
export async function guideOf(name: string): Promise<Guide> {
  const { guide }: { guide: Guide } = await import(`../words/en/preparation/${name}.ts`);
  return guide;
}
