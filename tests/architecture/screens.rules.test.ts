import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SCREENS, screenAt } from "../../app/screens";

test("every route that draws a page has one row in the screens table", () => {
  const drawn = readdirSync("app/routes").filter((file) =>
    /^export default /m.test(readFileSync(`app/routes/${file}`, "utf8")),
  );
  const routes = drawn.map((file) => file.replace(".tsx", ""));
  expect(SCREENS.map(({ route }) => route).sort()).toEqual(routes.sort());
});

test("the path of a screen matches the name of its file", () => {
  for (const { route, path } of SCREENS) {
    const pattern = route.replaceAll(/_index$|_(?=\.)/g, "").replaceAll(/\$(?=\w)/g, ":");
    const steps = pattern.replace("$", "*").split(".").filter(Boolean);
    expect(path).toBe(`/${steps.join("/")}`);
  }
});

test("a URL is matched to its screen by path", () => {
  expect(screenAt("/jobs/12")?.route).toBe("jobs.$id");
  expect(screenAt("/jobs/12/apply")?.route).toBe("jobs.$id.apply");
  expect(screenAt("/")?.route).toBe("_index");
  expect(screenAt("/content/about_us")?.cached).toBe(true);
  expect(screenAt("/nowhere")).toBeUndefined();
});

test("every staff screen loads the style sheet of the staff console", () => {
  const staff = SCREENS.filter(({ route }) => route.startsWith("staff."));
  const bare = staff.filter(
    ({ route }) => !readFileSync(`app/routes/${route}.tsx`, "utf8").includes("console/desk.css"),
  );
  expect(bare.map(({ route }) => route)).toEqual([]);
});
