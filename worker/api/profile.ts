import { Hono } from "hono";
import { userById } from "../../db/users";
import { user as userOutput } from "../contract/auth";
import { profileInput } from "../contract/profile";
import { changeProfile } from "../domain/profile";
import { toUser } from "../domain/view";
import { Failure } from "../failure";
import { describe } from "./describe";
import { candidate, type Door } from "./door";
import { valid } from "./valid";

export const profile = new Hono<Door>()
  .use(candidate)
  .get("/", describe({ summary: "Show your profile", answers: { 200: userOutput } }), async (c) => {
    const { service, userId } = c.var;
    const [user] = await userById(service.db, userId);
    if (!user) throw new Failure("unauthorized");
    return c.json(toUser(user, service.now), 200);
  })
  .patch(
    "/",
    valid("json", profileInput),
    describe({
      summary: "Change your profile",
      detail: "The email address can be changed 3 times a day.",
      answers: { 200: userOutput },
      refuses: ["too_many_requests"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const user = await changeProfile(service, userId, c.req.valid("json"));
      return c.json(toUser(user, service.now), 200);
    },
  );
