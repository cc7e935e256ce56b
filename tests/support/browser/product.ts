import { RAZORPAY_KEYS } from "../../../local/simulators/razorpay/keys";
import { callAt, type Simulate, simulateAt } from "../client";
import * as people from "../people";

const address = (name: "PRODUCT_URL" | "SIMULATORS_URL") => {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: the stack did not start`);
  return url;
};
export const product = (path = "/") => address("PRODUCT_URL") + path;

/** A server closes an idle connection after a while, it may be in the moment it is used again. */
export const ON_ITS_OWN_CONNECTION = { Connection: "close" };

/** What a browser says of a form that one of our pages sends. */
export const fromOurPage = () => ({
  Origin: new URL(product()).origin,
  ...ON_ITS_OWN_CONNECTION,
});

/** A call to the simulators, as a developer with a phone and a mailbox makes it. */
export const simulate: Simulate = (path, json) => simulateAt(address("SIMULATORS_URL"))(path, json);

/** What the payment provider knows. */
export async function askProvider(path: string) {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = RAZORPAY_KEYS;
  const headers = { Authorization: `Basic ${btoa(`${id}:${secret}`)}` };
  const url = `${address("SIMULATORS_URL")}/razorpay/v1${path}`;
  return (await callAt("GET", url, { headers })).body;
}

/** A call by staff, who are at work for an employer. */
export async function callAsStaff(method: string, path: string, json: unknown = {}) {
  const token = process.env.STAFF_TOKEN;
  return callAt(method, product(path), method === "GET" ? { token } : { token, json });
}

export const newestCode = (phone: string) => people.newestCode(simulate, phone);
