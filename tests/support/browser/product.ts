import { RAZORPAY_KEYS } from "../../../local/simulators/razorpay/keys";
import { callAt, type Simulate, simulateAt } from "../client";
import * as people from "../people";

const address = (name: "PRODUCT_URL" | "SIMULATORS_URL") => {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: the stack did not start`);
  return url;
};
export const product = (path = "/") => address("PRODUCT_URL") + path;

/** A server closes an idle connection after a while, possibly just when it is used again. */
export const ON_ITS_OWN_CONNECTION = { Connection: "close" };

/** The headers of a form post from one of our pages. */
export const fromOurPage = () => ({
  Origin: new URL(product()).origin,
  ...ON_ITS_OWN_CONNECTION,
});

/** Calls the simulators, as a developer does who looks for SMS and mails. */
export const simulate: Simulate = (path, json) => simulateAt(address("SIMULATORS_URL"))(path, json);

/** Reads from the payment provider's API. */
export async function askProvider(path: string) {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = RAZORPAY_KEYS;
  const headers = { Authorization: `Basic ${btoa(`${id}:${secret}`)}` };
  const url = `${address("SIMULATORS_URL")}/razorpay/v1${path}`;
  return (await callAt("GET", url, { headers })).body;
}

/** Calls the product's API as staff. */
export async function callAsStaff(method: string, path: string, json: unknown = {}) {
  const token = process.env.STAFF_TOKEN;
  return callAt(method, product(path), method === "GET" ? { token } : { token, json });
}

export const newestCode = (phone: string) => people.newestCode(simulate, phone);
