import { Hono } from "hono";
import { hiringAuth } from "../console-auth";
import type { ApiEnv } from "../request/guards";
import { employerJobs } from "./jobs";

/** The calls of companies. Each resource names the roles that may use it. */
export const employer = new Hono<ApiEnv>().route("/auth", hiringAuth).route("/jobs", employerJobs);
