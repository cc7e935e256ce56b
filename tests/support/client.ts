import { randomInt } from "node:crypto";
import { timeAt } from "./clock";
import { tokenAt } from "./sessions";

/** The answer to a call. */
export interface Answer {
  status: number;
  body: any;
  headers: Headers;
}

export interface CallOptions {
  token?: string;
  json?: unknown;
  form?: FormData | string;
  headers?: HeadersInit;
}

export type Call = (method: string, path: string, options?: CallOptions) => Promise<Answer>;

/** Reads from the providers' simulators; with `json`, it posts. */
export type Simulate = (path: string, json?: unknown) => Promise<any>;

/** How a test calls a product and the simulators of its providers. */
export interface Client {
  call: Call;
  simulate: Simulate;
}

const group = () => randomInt(0x10000).toString(16);
const newNetwork = () => `2001:db8:${group()}:${group()}::1`;
let network = newNetwork();

/** The IP address of all calls. */
export const ownAddress = () => network;

/** Changes the IP address, so that later calls come from another network. */
export function moveToAnotherNetwork(): void {
  network = newNetwork();
}

/** Calls `url` as a client would. */
export async function callAt(
  method: string,
  url: string,
  options: CallOptions = {},
): Promise<Answer> {
  const headers = new Headers(options.headers);
  if (!headers.has("CF-Connecting-IP")) headers.set("CF-Connecting-IP", network);
  if (options.token) {
    const token = await tokenAt(options.token, timeAt(url));
    headers.set("Authorization", `Bearer ${token}`);
  }
  if (options.json !== undefined) headers.set("Content-Type", "application/json");
  const response = await fetch(url, {
    method,
    headers,
    redirect: "manual",
    body: options.form ?? (options.json === undefined ? undefined : JSON.stringify(options.json)),
  });
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.includes("json");
  return {
    status: response.status,
    body: isJson ? JSON.parse(text) : text,
    headers: response.headers,
  };
}

export const simulateAt =
  (url: string): Simulate =>
  async (path, json) =>
    (await callAt(json === undefined ? "GET" : "POST", url + path, { json })).body;

/** A client of the product at these addresses. */
export const clientOf = (product: { url: string; simulatorsUrl: string }): Client => ({
  call: (method, path, options) => callAt(method, product.url + path, options),
  simulate: simulateAt(product.simulatorsUrl),
});

/** The body of an answer, which must be a success. */
export async function succeeded(answer: Promise<Answer>): Promise<any> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
