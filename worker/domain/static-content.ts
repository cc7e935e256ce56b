import { FilterXSS } from "xss";
import { writeBatch } from "../../db/client";
import { putContent } from "../../db/content";
import { insertAudit } from "../../db/staff";
import type { ContentType } from "../contract/values";
import type { Service } from "./service";

const PLAIN =
  "h1 h2 h3 h4 p br hr ul ol li dl dt dd strong b em i u s small sub sup blockquote code pre table thead tbody tr";

/** What a text page needs, and nothing that acts. Tags outside it go, and scripts with their text. */
const filter = new FilterXSS({
  whiteList: {
    ...Object.fromEntries(PLAIN.split(" ").map((tag) => [tag, []])),
    a: ["href", "title"],
    img: ["src", "alt", "width", "height"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  css: false,
  stripIgnoreTag: true,
  stripIgnoreTagBody: ["script", "style", "noscript", "iframe", "template", "svg", "math"],
  allowCommentTag: false,
});

/** Writes a page, cleaned, and answers what was stored. */
export async function writePage(
  service: Service,
  staff: string,
  type: ContentType,
  html: string,
): Promise<string> {
  const { db, now } = service;
  const content = filter.process(html);
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
