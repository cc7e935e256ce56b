import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, inject, test } from "vitest";
import { DOCUMENTS, documentAt, misfit, operationOf } from "../support/api/documented";
import { call } from "../support/api/product";
import { calls } from "../support/api/routes";

const product = inject("product");

// First: the tests below keep this process busy for longer than an idle connection lives.
test.each([
  ["/user/docs", calls.filter((one) => !/ \/(ops|employer)\//.test(one))],
  ["/employer/docs", calls.filter((one) => one.includes(" /employer/"))],
  ["/ops/docs", calls.filter((one) => one.includes(" /ops/"))],
])("%s shows every call with a shell example", async (list, names) => {
  const page = await call("GET", list);
  expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(page.body).not.toMatch(/<script|<style|style=/);
  for (const name of names) {
    const { operationId } = await operationOf(product, name);
    const [, article = ""] = page.body.split(`<article id="${operationId}">`);
    const [method, path = ""] = name.split(" ");
    const [start = ""] = path.split("{");
    const flag = method === "GET" ? "" : `-X ${method} `;
    expect(article).toContain(`curl ${flag}&#39;${product}${start}`);
  }
});

test.each(DOCUMENTS)("%s is valid OpenAPI 3.1", async (path) => {
  const document = await documentAt(product + path);
  expect(document.openapi).toMatch(/^3\.1\./);
  const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
});

test("every call is described once, and nothing else is described", async () => {
  const documents = await Promise.all(DOCUMENTS.map((path) => documentAt(product + path)));
  const described = documents.flatMap(({ paths }) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    ),
  );
  expect(described.sort()).toEqual([...calls].sort());
});

test.each(DOCUMENTS)("the examples in %s fit their schemas", async (path) => {
  const url = product + path;
  const wrong: (string | null)[] = [];
  const visit = (value: unknown, place: string[]): void => {
    if (typeof value !== "object" || value === null) return;
    if ("schema" in value && "example" in value) {
      wrong.push(misfit(url, [...place, "schema"], value.example));
    }
    for (const [key, child] of Object.entries(value)) visit(child, [...place, key]);
  };
  visit((await documentAt(url)).paths, ["paths"]);
  expect(wrong.length).toBeGreaterThan(5);
  expect(wrong.filter(Boolean)).toEqual([]);
});

test("every POST takes an Idempotency-Key, except those that log in or out or only read", async () => {
  for (const name of calls.filter((one) => /^POST \/(user|ops|employer)\//.test(one))) {
    const { parameters = [] } = await operationOf(product, name);
    const takes = parameters.some((parameter) => parameter.name === "Idempotency-Key");
    expect([name, takes]).toEqual([name, !/\/auth\/|\/user\/check$/.test(name)]);
  }
});
