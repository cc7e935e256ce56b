import { createServer } from "node:net";
import { afterEach, expect, inject, test } from "vitest";
import { launch, nothingLeft, own, stopAll } from "./launcher";

afterEach(stopAll);

test("a busy port is reported in one clear line and leaves nothing running", async () => {
  const { SIM_PORT } = inject("environment");
  const server = createServer().listen(Number(SIM_PORT), "127.0.0.1");
  const launched = launch();
  expect(await launched.ended).toBe(1);
  server.close();
  expect(own(launched.said())).toEqual([
    `Port ${SIM_PORT} is busy. Free it, or choose another with SIM_PORT.`,
  ]);
  await nothingLeft();
});

test("a wrong environment is reported in one clear line", async () => {
  const wrong: [Record<string, string>, string][] = [
    [{ PORT: "70000" }, "PORT must be at most 65535"],
    [
      { PORT: "11", SQLD_PORT: "11", SIM_PORT: "12" },
      "PORT, SQLD_PORT and SIM_PORT must differ: they are 11, 11, 12",
    ],
    [
      { DATA_FOLDER: "package.json" },
      "Nothing can be kept in package.json: EEXIST: file already exists, mkdir 'package.json'. Look whether it can be written to and its disk has room, or choose another with DATA_FOLDER.",
    ],
    [
      { SESSION_SECRET: "" },
      "Settings are missing or wrong. SESSION_SECRET: must have at least 32 characters",
    ],
  ];
  const reported = wrong.map(async ([changes]) => {
    const launched = launch(changes);
    return [await launched.ended, own(launched.said())];
  });
  expect(await Promise.all(reported)).toEqual(wrong.map(([, line]) => [1, [line]]));
});
