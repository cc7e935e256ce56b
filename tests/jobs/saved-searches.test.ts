import { expect, test } from "vitest";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { succeeded } from "../support/client";

const save = (token: string, search: string) =>
  call("POST", "/user/searches", { token, json: { search } });
const list = async (token: string) => succeeded(call("GET", "/user/searches", { token }));

test("a search is saved once, however its words are written, and an empty one too", async () => {
  const { token } = await logIn();
  const first = await save(token, "location=%20PUNE&q=Night%20support!");
  expect(first).toMatchObject({
    status: 201,
    body: { search: "location=pune&q=night+support", isPaused: false },
  });
  const again = await save(token, "?q=night+SUPPORT&location=Pune&cursor=x&utm_source=y");
  expect(again.body).toEqual(first.body);
  const all = await save(token, "");
  expect(all.body.search).toBe("");
  const withCategory = await save(token, "category=Sales&free=true");
  expect(withCategory.body.search).toBe("category=Sales&free=true");
  expect(await list(token)).toEqual([first.body, all.body, withCategory.body]);
  expect(await list((await logIn()).token)).toEqual([]);
});

test("a search in another script is kept as it is, and one that can find nothing is refused", async () => {
  const { token } = await logIn();
  const { body } = await save(token, `q=${encodeURIComponent("बिक्री")}`);
  expect(new URLSearchParams(body.search).get("q")).toBe("बिक्री");
  for (const search of ["q=!!!", "free=maybe", `location=${"x".repeat(101)}`]) {
    expect(await save(token, search)).toMatchObject({
      status: 422,
      body: { fields: { search: expect.any(String) } },
    });
  }
});

test("a person can save five searches, and a sixth is refused, also when ten are saved at once", async () => {
  const { token } = await logIn();
  const many = await Promise.all(Array.from({ length: 10 }, (_, n) => save(token, `q=guard${n}`)));
  expect(many.filter(({ status }) => status === 201)).toHaveLength(5);
  const refused = many.filter(({ status }) => status !== 201);
  for (const { status, body } of refused) {
    expect({ status, code: body.code }).toEqual({ status: 409, code: "too_many_searches" });
  }
  const [one] = await list(token);
  expect((await save(token, one.search)).status).toBe(201);
  expect((await call("DELETE", `/user/searches/${one.id}`, { token })).status).toBe(204);
  expect((await call("DELETE", `/user/searches/${one.id}`, { token })).status).toBe(404);
  expect((await save(token, "q=fitter")).status).toBe(201);
});

test("a search is paused and resumed, and saving it again resumes it too", async () => {
  const { token } = await logIn();
  const { body } = await save(token, "q=guard");
  const set = (isPaused: boolean) =>
    succeeded(call("PATCH", `/user/searches/${body.id}`, { token, json: { isPaused } }));
  expect((await set(true)).isPaused).toBe(true);
  expect((await set(true)).isPaused).toBe(true);
  expect((await set(false)).isPaused).toBe(false);
  await set(true);
  expect((await save(token, "q=guard")).body).toEqual(body);
});
