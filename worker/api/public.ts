import { Hono } from "hono";
import * as z from "zod";
import { contentOf } from "../../db/content/content";
import { contentType, staticContent } from "../contract/content";
import { openPrice } from "../contract/job/jobs";
import { openings as openingCounts, openingsQuery } from "../contract/job/openings";
import { publicCompany as companyView } from "../contract/public-company";
import { CONTENT_TYPES } from "../contract/values";
import { pricesNow } from "../domain/employers/job/prices";
import { openings as countOpenings } from "../domain/employers/job/search/openings";
import { publicCompany as companyOf } from "../domain/read/views/public-company";
import { DEFAULT_LANGUAGE, OFFERED_LANGUAGES } from "../facts/languages";
import { currentLanguage } from "../language";
import { describe } from "./docs/describe";
import { type ApiEnv, anyone } from "./request/guards";
import { idParam, valid } from "./request/valid";

export const content = new Hono<ApiEnv>().get(
  "/:type",
  describe({
    summary: "Retrieve a content page",
    detail:
      "In the language of the request, or in English where the page has no text in it, as `Content-Language` says. An unknown type returns `about_us`.",
    params: z.object({ type: contentType }),
    answers: { 200: staticContent },
  }),
  async (c) => {
    const type = CONTENT_TYPES.find((value) => value === c.req.param("type")) ?? "about_us";
    const language = OFFERED_LANGUAGES.find((code) => code === currentLanguage());
    const page = { type, language: language ?? DEFAULT_LANGUAGE };
    const [row] = await contentOf(c.var.service.db, page);
    c.header("Content-Language", row?.language ?? page.language);
    return c.json({ content: row?.content ?? "" }, 200);
  },
);

export const prices = new Hono<ApiEnv>().get(
  "/",
  describe({
    summary: "List the prices of open jobs",
    detail: "Lowest first. Cached for up to a minute.",
    answers: { 200: z.array(openPrice) },
  }),
  async (c) => c.json(await pricesNow(c.var.service), 200),
);

export const publicCompanies = new Hono<ApiEnv>().get(
  "/:id",
  anyone,
  describe({
    summary: "Retrieve a company",
    detail:
      "What we found out about it, each with the day on which we did. A company that was never verified and of whose jobs none was shown is not there.",
    answers: { 200: companyView },
  }),
  async (c) => {
    const { service, viewer } = c.var;
    return c.json(await companyOf(service, idParam(c.req.param("id")), viewer), 200);
  },
);

export const openings = new Hono<ApiEnv>().get(
  "/",
  anyone,
  valid("query", openingsQuery),
  describe({
    summary: "Count open jobs by category and town",
    detail: "The jobs themselves are listed by `GET /user/jobs`. Cached for up to a minute.",
    answers: { 200: openingCounts },
    refuses: ["not_found"],
  }),
  async (c) => c.json(await countOpenings(c.var.service, c.req.valid("query")), 200),
);
