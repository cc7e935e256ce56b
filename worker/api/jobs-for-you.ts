import { Hono } from "hono";
import * as z from "zod";
import { forYouQuery, jobForYou } from "../contract/job/for-you";
import { jobsForYou as find } from "../domain/search/for-you";
import { FOR_YOU } from "../facts/jobs";
import { describe } from "./docs/describe";
import { type ApiEnv, answeredWhileLoggedIn, candidate } from "./request/guards";
import { valid } from "./request/valid";

export const jobsForYou = new Hono<ApiEnv>().get(
  "/",
  candidate,
  answeredWhileLoggedIn,
  valid("query", forYouQuery),
  describe({
    group: "Jobs",
    summary: "List jobs for you",
    detail: `At most ${FOR_YOU} open jobs with an open slot that you have not seen, saved or applied for, each with what of yours it is like: a saved search, the answers of your resume, or a job that you applied for, saved or looked at. Of their details only the first points of Category, Job Type and Salary.`,
    answers: { 200: z.array(jobForYou) },
  }),
  async (c) => {
    const { service, userId } = c.var;
    return c.json(await find(service, userId, c.req.valid("query").except), 200);
  },
);
