import { writeBatch } from "../../db/client";
import { putContent } from "../../db/content";
import { insertAudit } from "../../db/staff";
import type { ContentType } from "../contract/values";
import { cleanHtml } from "./html.rules";
import type { Service } from "./service";

/** Writes a page, cleaned, and answers what was stored. */
export async function writePage(
  service: Service,
  staff: string,
  type: ContentType,
  html: string,
): Promise<string> {
  const { db, now } = service;
  const content = cleanHtml(html);
  await writeBatch(db, [
    putContent(db, type, content),
    insertAudit(db, {
      staff,
      action: "content.write",
      subject: type,
      detail: { characters: content.length },
      at: now.toISOString(),
    }),
  ]);
  return content;
}
