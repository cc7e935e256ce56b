import { type APIRequestContext, request } from "@playwright/test";
import { inviteAdmin, postForm, signInByPosts } from "../../support/browser/console";
import { postJob } from "../../support/browser/employer";
import { mistype } from "../../support/browser/fixtures";
import { callAsStaff } from "../../support/browser/product";
import { Shortcut } from "../../support/browser/shortcut";
import { succeeded } from "../../support/client";
import { newcomer } from "./people";
import type { Screen } from "./state";

// The search of staff and a person's page: on a desktop, and each once on a phone.

const LONG = "Venkatanarasimharajuvaripeta Lakshminarayanan Subrahmanyam Chandrasekharan";

/** Signs an admin in with `browser`; `bring` creates people in a browser of their own. */
async function asAdmin<Found>(
  browser: APIRequestContext,
  bring: (own: APIRequestContext) => Promise<Found>,
): Promise<Found> {
  await signInByPosts(browser, "/staff", await inviteAdmin());
  const own = await request.newContext();
  const result = await bring(own);
  await own.dispose();
  return result;
}

async function personOf(phone: string): Promise<number> {
  const [hit] = await succeeded(callAsStaff("GET", `/ops/search?q=${phone}`));
  return hit.id;
}

/** A candidate of this name with a paid slot and a hold. */
const busy = (name: string) => async (own: APIRequestContext) => {
  const someone = new Shortcut({ request: own });
  await someone.enter(name);
  await someone.book(await postJob());
  await someone.applyAndWait(await postJob());
  await someone.post("/help", { subject: "Which gate?", description: "Which gate do I come to?" });
  return someone;
};

const word = () => `Q${crypto.randomUUID().replaceAll(/[^a-z]/g, "")}`;

/** A search for the name of a person that also finds a namesake and a company with a job. */
const findAll =
  (name: (unique: string) => string) =>
  async (browser: APIRequestContext): Promise<string> => {
    const unique = word();
    await asAdmin(browser, async (own) => {
      await busy(name(unique))(own);
      const other = await request.newContext();
      await new Shortcut({ request: other }).enter(`Shabnam ${unique}`);
      await other.dispose();
    });
    await postJob({ title: "Desktop Support", company: `${unique} Desk Services` });
    return `/staff/find?q=${unique}`;
  };

const find = (q: string) => (browser: APIRequestContext) =>
  asAdmin(browser, async () => `/staff/find?q=${encodeURIComponent(q)}`);

const ALL_FOUND = ["People", "Applications", "Payments", "Companies", "Jobs", "Test Pending"];

export const staffFind: Screen = {
  screen: "/staff/find",
  title: "Find · Pakka staff",
  states: [
    {
      state: "nothing typed",
      width: 1280,
      reach: find(""),
      texts: ["You can type a phone number", "pay_", "rfnd_"],
    },
    {
      state: "no hit",
      width: 1280,
      reach: find("pay_none"),
      texts: ["Nothing found for “pay_none”", "You can type a phone number"],
    },
    {
      state: "too long",
      width: 360,
      reach: find("a".repeat(101)),
      texts: ["You can type a phone number"],
    },
    {
      state: "of each kind",
      width: 1280,
      reach: findAll((unique) => `Ravi ${unique}`),
      texts: ["found for", ...ALL_FOUND, "₹199 paid"],
    },
    {
      state: "of each kind on a phone",
      width: 360,
      script: "off",
      reach: findAll((unique) => `Ravi ${unique}`),
      texts: ALL_FOUND,
    },
    {
      state: "long names",
      width: 1280,
      reach: findAll((unique) => `${LONG.slice(0, 60)} ${unique}`),
      texts: ["Venkatanarasimharajuvaripeta", "People"],
    },
  ],
};

/** The page of the person that `bring` creates. */
const pageOf =
  (bring: (own: APIRequestContext) => Promise<Pick<Shortcut, "phone">>, act?: object) =>
  async (browser: APIRequestContext): Promise<string> => {
    const { phone } = await asAdmin(browser, bring);
    const path = `/staff/people/${await personOf(phone)}`;
    if (act) await postForm(browser, path, { reason: "Holds slots and never pays.", ...act });
    return path;
  };

const LISTS = ["Applications", "Payments", "Messages to us", "What we sent"];
const ACTS = ["Correct the email", "Move to another phone"];

export const staffPerson: Screen = {
  screen: "/staff/people/{id}",
  title: "Ravi Kushwaha · Pakka staff",
  states: [
    {
      state: "with all that people have",
      width: 1280,
      reach: pageOf(busy("Ravi Kushwaha")),
      texts: [...LISTS, ...ACTS, "Block this person", "Which gate?", "Test Pending", "₹199 paid"],
    },
    {
      state: "blocked, and mistyped codes",
      width: 1280,
      reach: pageOf(
        async (own) => {
          const someone = await busy("Ravi Kushwaha")(own);
          await mistype(someone.phone, 4);
          return someone;
        },
        { intent: "block" },
      ),
      texts: ["Blocked since", "Lift the block", "Let them sign in again"],
    },
    {
      state: "new",
      title: "Person · Pakka staff",
      width: 1280,
      reach: pageOf(newcomer),
      texts: ["No name yet", "No application yet.", "Nothing was paid.", ...ACTS],
    },
    {
      state: "long name on a phone",
      title: `${LONG} · Pakka staff`,
      width: 360,
      script: "off",
      reach: pageOf(busy(LONG)),
      texts: [LONG, ...LISTS, ...ACTS],
    },
  ],
};
