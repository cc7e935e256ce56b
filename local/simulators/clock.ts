import { Hono } from "hono";
import type { Clock } from "../clock";
import { jsonBody } from "./body";

/**
 * Reads the time that the product and the simulators use, and moves it ahead.
 *
 * @param wake sends the events that have come due
 */
export function clockRoutes(clock: Clock, wake: () => void): Hono {
  const app = new Hono();
  const current = () => ({ now: clock.now().toISOString(), offsetSeconds: clock.offsetSeconds });

  app.get("/", (c) => c.json(current()));
  app.post("/", async (c) => {
    const seconds = (await jsonBody(c))?.seconds;
    if (typeof seconds !== "number" || !Number.isSafeInteger(seconds) || seconds < 0) {
      return c.json({ message: "seconds: whole seconds to move the clock ahead, 0 or more" }, 400);
    }
    try {
      await clock.move(seconds);
      wake();
    } catch (error) {
      return c.json({ message: (error as Error).message }, 400);
    }
    return c.json(current());
  });
  return app;
}
