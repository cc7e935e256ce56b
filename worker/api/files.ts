import { Hono } from "hono";
import * as z from "zod";
import { calendarFile, calendarQuery } from "../contract/interviews";
import { logoFile } from "../contract/public-company";
import { fileKey, fileQuery } from "../contract/resumes";
import { openCalendar } from "../domain/booking/interview/calendar";
import { openLogo } from "../domain/employers/company/logo";
import { openPage, pagePolicy } from "../domain/people/resume/made";
import { openFile } from "../domain/people/resume/resume";
import { RESUME_LINK_MINUTES } from "../facts/people/resumes";
import { describe } from "./docs/describe";
import type { ApiEnv } from "./request/guards";
import { idParam } from "./request/valid";

/** A download's name: an ASCII form for old browsers and the exact one for the others. */
function disposition(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const exact = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${exact}`;
}

export const files = new Hono<ApiEnv>();

/** An interview for the candidate's calendar. The link stays, so the file must not be kept. */
files.get(
  "/interviews/:file{[0-9]+\\.ics}",
  describe({
    group: "Applications",
    summary: "Download an interview's calendar file",
    detail: "`calendarUrl` is the signed link, which needs no Authorization header.",
    params: z.object({ file: calendarFile }),
    query: calendarQuery,
    answers: { 200: "text/calendar" },
    refuses: ["not_found"],
  }),
  async (c) => {
    const id = idParam(c.req.param("file").replace(".ics", ""));
    const { file, method } = await openCalendar(c.var.service, id, c.req.query("signature") ?? "");
    return c.body(file, 200, {
      "Content-Type": `text/calendar; charset=utf-8; method=${method}`,
      "Content-Disposition": `attachment; filename="interview-${id}.ics"`,
      "Cache-Control": "no-store",
    });
  },
);

/** Companies' logos, public like the companies. A new logo gets a new name. */
files.get(
  "/logos/:file{[0-9]+-[0-9a-f]+\\.(?:png|jpg|webp)}",
  describe({
    group: "Companies",
    summary: "Download a company's logo",
    params: z.object({ file: logoFile }),
    answers: { 200: "image/*" },
    refuses: ["not_found"],
  }),
  async (c) => {
    const logo = await openLogo(c.var.service, c.req.param("file"));
    return c.body(logo.body, 200, {
      "Content-Type": logo.contentType,
      "Content-Length": String(logo.size),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      // A page shows it; a link to it does not show what anybody uploads as a page of ours.
      "Content-Disposition": "attachment",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  },
);

const PAGE_TYPE = "text/html; charset=utf-8";

/** A resume that was made here, as a page. The link is signed as that of its file. */
files.get(
  "/:key/page",
  describe({
    group: "Resume",
    summary: "Download a resume made here, as a page",
    detail: `\`pageUrl\` is the signed link, which needs no Authorization header and expires after ${RESUME_LINK_MINUTES} minutes. The page prints.`,
    params: z.object({ key: fileKey }),
    query: fileQuery,
    answers: { 200: "text/html" },
    refuses: ["not_found"],
  }),
  async (c) => {
    const { expires = "", signature = "" } = c.req.query();
    const link = { objectKey: c.req.param("key"), expires, signature };
    return c.body(await openPage(c.var.service, link), 200, {
      "Content-Type": PAGE_TYPE,
      "Content-Security-Policy": await pagePolicy(),
      "Cache-Control": "private, max-age=600",
    });
  },
);

/** Resumes behind signed links. They come from strangers, so a browser may only show them. */
files.get(
  "/:key",
  describe({
    group: "Resume",
    summary: "Download a resume",
    detail: `\`fileUrl\` is the signed link, which needs no Authorization header and expires after ${RESUME_LINK_MINUTES} minutes.`,
    params: z.object({ key: fileKey }),
    query: fileQuery,
    answers: { 200: "*/*" },
    refuses: ["not_found"],
  }),
  async (c) => {
    const { expires = "", signature = "" } = c.req.query();
    const link = { objectKey: c.req.param("key"), expires, signature };
    const file = await openFile(c.var.service, link);
    // The only HTML among them is a resume that was made here.
    const isPage = file.contentType === "text/html";
    return c.body(file.body, 200, {
      "Content-Type": isPage ? PAGE_TYPE : file.contentType,
      "Content-Length": String(file.size),
      "Content-Disposition": disposition(file.fileName),
      "Content-Security-Policy": isPage ? await pagePolicy() : "sandbox; default-src 'none'",
      "Cache-Control": "private, max-age=600",
    });
  },
);
