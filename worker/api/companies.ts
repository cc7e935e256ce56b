import { Hono } from "hono";
import { publicCompany as output } from "../contract/public-company";
import { publicCompany } from "../domain/views/public-company";
import { describe } from "./docs/describe";
import { type ApiEnv, anyone } from "./request/guards";
import { idParam } from "./request/lookup";

export const publicCompanies = new Hono<ApiEnv>().get(
  "/:id",
  anyone,
  describe({
    summary: "Retrieve a company",
    detail:
      "What we found out about it, each with the day on which we did. A company that was never verified and of whose jobs none was shown is not there.",
    answers: { 200: output },
  }),
  async (c) => {
    const { service, viewer } = c.var;
    return c.json(await publicCompany(service, idParam(c.req.param("id")), viewer), 200);
  },
);
