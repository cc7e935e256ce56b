import { asRead, readersFolder } from "../../worker/words/reader";
import type * as words from "../words/guide";

/**
 * The guide for a kind of work. Each is loaded at
 * its first use, so that it does not slow the start.
 */
export async function guideOf(name: string): Promise<words.Guide> {
  const { guide }: { guide: words.Guide } = await import(
    `../words/${readersFolder()}/preparation/${name}.ts`
  );
  return asRead(guide);
}
