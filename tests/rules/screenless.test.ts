import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SCREENLESS } from "../../app/screenless";

test("the routes without a screen are known by name", () => {
  const routes = readdirSync("app/routes");
  const screenless = routes.filter(
    (file) => !/^export default /m.test(readFileSync(`app/routes/${file}`, "utf8")),
  );
  expect(SCREENLESS).toEqual(screenless.map((file) => `routes/${file.replace(".tsx", "")}`).sort());
});
