import { Hono } from "hono";
import * as z from "zod";
import { SCREENS } from "../../app/screens";
import { openJobsBetween, openRanges } from "../../db/job/job-lists";
import { listsWith } from "../domain/employers/job/search/openings";
import { OPENINGS_INDEXED, openingsPath } from "../facts/jobs/openings";
import { addressIn, OFFERED_LANGUAGES } from "../facts/languages";
import { addSeconds, DAY_SECONDS } from "../facts/times";
import { Failure } from "../failure";
import { describe } from "./docs/describe";
import type { ApiEnv } from "./request/guards";

const GROUP = "Search engines";
/** How far ahead security.txt expires. It is written anew for each reader, so that it never has. */
const SECURITY_DAYS = 180;
const CACHED = { "Cache-Control": "public, max-age=3600" };
const XML = { ...CACHED, "Content-Type": "application/xml; charset=utf-8" };
/** Job numbers that one file covers: in all languages below the 50,000 addresses it may have. */
const JOBS_PER_FILE = 10_000;
/** What one index may list. */
const FILES_MAX = 50_000;
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Pages that are the same for everybody. */
const PAGES = SCREENS.flatMap(({ sitemap = [] }) => sitemap).map((path) => ({
  path,
  modified: undefined,
}));

const beginningOf = ({ path }: { path: string }) => path.replace(/:.*/, "");
const OPEN = SCREENS.filter(({ who }) => who === "everybody").map(beginningOf);
/** Pages of one person. They need a login, so a crawler need not request them. */
const PRIVATE = SCREENS.filter(({ who }) => who !== "everybody")
  .map(beginningOf)
  .filter((path) => !OPEN.includes(path))
  .flatMap((path) => OFFERED_LANGUAGES.map((language) => addressIn(language, path)))
  .concat(["/user/", "/ops/", "/employer/", "/files/", "/payments/"])
  .map((path) => `Disallow: ${path}`);
/** Each once: what begins alike is one line. */
const DISALLOWED = [...new Set(PRIVATE)];

const list = (tag: "urlset" | "sitemapindex", entries: string[], names = "") =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="${SCHEMA}"${names}>\n${entries.join("\n")}\n</${tag}>\n`;

/** The address of a page in each language. */
const addressesOf = (publicUrl: string, path: string) =>
  OFFERED_LANGUAGES.map((language) => ({
    language,
    address: publicUrl + addressIn(language, path),
  }));

/**
 * Each page in each language, with its twins. Addresses bear only digits, plain paths and our own
 * address: nothing that XML must escape.
 */
const pages = (publicUrl: string, entries: { path: string; modified?: string }[]) =>
  list(
    "urlset",
    entries.flatMap(({ path, modified }) => {
      const addresses = addressesOf(publicUrl, path);
      const twins = addresses.map(
        ({ language, address }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
      );
      const lastmod = modified ? `<lastmod>${modified}</lastmod>` : "";
      return addresses.map(
        ({ address }) => `<url><loc>${address}</loc>${lastmod}${twins.join("")}</url>`,
      );
    }),
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  );

export const crawlers = new Hono<ApiEnv>()
  .get(
    "/robots.txt",
    describe({
      group: GROUP,
      summary: "Retrieve robots.txt",
      answers: { 200: "text/plain" },
    }),
    (c) => {
      const site = c.var.service.settings.PUBLIC_URL;
      const lines = ["User-agent: *", ...DISALLOWED, "", `Sitemap: ${site}/sitemap.xml`, ""];
      return c.text(lines.join("\n"), 200, CACHED);
    },
  )
  .get(
    "/.well-known/security.txt",
    describe({
      group: "Security",
      summary: "Retrieve security.txt: where to report a vulnerability (RFC 9116)",
      answers: { 200: "text/plain" },
    }),
    (c) => {
      const { now, settings } = c.var.service;
      const lines = [
        `Contact: mailto:${settings.SUPPORT_EMAIL}`,
        `Expires: ${addSeconds(now, SECURITY_DAYS * DAY_SECONDS)}`,
        "Preferred-Languages: en, hi",
        `Canonical: ${settings.PUBLIC_URL}/.well-known/security.txt`,
        "",
      ];
      return c.text(lines.join("\n"), 200, CACHED);
    },
  )
  .get(
    "/sitemap.xml",
    describe({
      group: GROUP,
      summary: "Retrieve the sitemap index",
      answers: { 200: "application/xml" },
    }),
    async (c) => {
      const { db, settings } = c.var.service;
      const ranges = await openRanges(db, JOBS_PER_FILE);
      const names = [
        "pages.xml",
        "openings.xml",
        ...ranges.map(({ range }) => `jobs-${range}.xml`),
      ];
      const entries = names.map(
        (name) => `<sitemap><loc>${settings.PUBLIC_URL}/sitemaps/${name}</loc></sitemap>`,
      );
      return c.body(list("sitemapindex", entries), 200, XML);
    },
  )
  .get(
    "/sitemaps/pages.xml",
    describe({
      group: GROUP,
      summary: "Retrieve the sitemap of pages other than jobs",
      answers: { 200: "application/xml" },
    }),
    (c) => c.body(pages(c.var.service.settings.PUBLIC_URL, PAGES), 200, XML),
  )
  .get(
    "/sitemaps/openings.xml",
    describe({
      group: GROUP,
      summary: "Retrieve the sitemap of lists of open jobs",
      answers: { 200: "application/xml" },
    }),
    async (c) => {
      const { service } = c.var;
      const lists = await listsWith(service, OPENINGS_INDEXED);
      const entries = lists.map(({ category, town }) => ({ path: openingsPath(category, town) }));
      return c.body(pages(service.settings.PUBLIC_URL, entries), 200, XML);
    },
  )
  .get(
    "/sitemaps/:file{jobs-[1-9][0-9]*\\.xml}",
    describe({
      group: GROUP,
      summary: "Retrieve the sitemap of one range of open jobs",
      params: z.object({ file: z.string().meta({ examples: ["jobs-1.xml"] }) }),
      answers: { 200: "application/xml" },
      refuses: ["not_found"],
    }),
    async (c) => {
      const { db, settings } = c.var.service;
      const range = Number(c.req.param("file").replace(/\D/g, ""));
      if (range > FILES_MAX) throw new Failure("not_found");
      const last = range * JOBS_PER_FILE;
      const jobs = await openJobsBetween(db, last - JOBS_PER_FILE, last);
      if (jobs.length === 0) throw new Failure("not_found");
      const entries = jobs.map(({ id, createdAt }) => ({
        path: `/jobs/${id}`,
        modified: createdAt,
      }));
      return c.body(pages(settings.PUBLIC_URL, entries), 200, XML);
    },
  );
