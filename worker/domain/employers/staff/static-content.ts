import * as words from "~worker/words/fields";
import { writeBatch } from "../../../../db/client";
import {
  type ContentPage,
  contentOf,
  keepVersion,
  putContent,
} from "../../../../db/content/content";
import { insertAudit } from "../../../../db/staff/staff";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import type { Service } from "../../service";
import { cleanHtml, isEmptyHtml } from "./html.rules";

/**
 * A page as it is stored: sanitised, with normalised line ends, since forms and programs send
 * different ones.
 *
 * @throws Failure invalid if nothing is left
 */
export function cleanPage(html: string): string {
  const content = cleanHtml(html.replaceAll("\r\n", "\n"));
  if (isEmptyHtml(content))
    throw new Failure("invalid", { fields: { content: words.fieldWords.emptyPage } });
  return content;
}

/**
 * Writes a page, sanitised, and returns it. The previous version is kept; writing the same text
 * again changes nothing.
 *
 * @throws Failure invalid if nothing is left
 */
export async function writePage(
  service: Service,
  actor: Actor,
  page: ContentPage,
  html: string,
): Promise<string> {
  const { db, now } = service;
  const content = cleanPage(html);
  const [current] = await contentOf(db, page);
  if (current?.language === page.language && current.content === content) return content;
  const at = now.toISOString();
  await writeBatch(db, [
    keepVersion(db, page, actor.name, at),
    putContent(db, page, content),
    insertAudit(db, {
      actor,
      action: "content.write",
      subject: page.type,
      detail: { characters: content.length, language: page.language },
      at,
    }),
  ]);
  return content;
}
