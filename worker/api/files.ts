import { Hono } from "hono";
import { openFile } from "../domain/resume";
import type { Door } from "./door";

/** A download's name: an ASCII form for old browsers and the exact one for the others. */
function disposition(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const exact = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${exact}`;
}

/** Resumes behind signed links. They come from strangers, so a browser may only show them. */
export const files = new Hono<Door>().get("/:key", async (c) => {
  const { expires = "", signature = "" } = c.req.query();
  const file = await openFile(c.var.service, c.req.param("key"), expires, signature);
  return c.body(file.body, 200, {
    "Content-Type": file.contentType,
    "Content-Length": String(file.size),
    "Content-Disposition": disposition(file.fileName),
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, max-age=600",
  });
});
