import { Hono } from "hono";
import { userById } from "../../db/account/users";
import { profileInput, profileOutput } from "../contract/profile";
import { changeProfile } from "../domain/people/account/profile";
import { toProfile } from "../domain/people/account/view";
import { LIMITS } from "../facts/limits/limits";
import { Failure } from "../failure";
import { describe } from "./docs/describe";
import { type ApiEnv, answeredWhileLoggedIn, candidate } from "./request/guards";
import { valid } from "./request/valid";

export const profile = new Hono<ApiEnv>()
  .use(candidate)
  .get(
    "/",
    answeredWhileLoggedIn,
    describe({ summary: "Retrieve your profile", answers: { 200: profileOutput } }),
    async (c) => {
      const { service, userId } = c.var;
      const [user] = await userById(service.db, userId);
      if (!user) throw new Failure("unauthorized");
      return c.json(await toProfile(service, user), 200);
    },
  )
  .patch(
    "/",
    valid("json", profileInput),
    describe({
      summary: "Update your profile",
      detail: `The email address can be changed ${LIMITS.emailChangesOfPerson.max} times a day, the safety word ${LIMITS.safetyWordsOfPerson.max} times.`,
      answers: { 200: profileOutput },
      refuses: ["too_many_requests", "stale_state"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const user = await changeProfile(service, userId, c.req.valid("json"));
      return c.json(await toProfile(service, user), 200);
    },
  );
