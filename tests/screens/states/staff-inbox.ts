import type { APIRequestContext, Page } from "@playwright/test";
import { inviteAdmin, press, signInByPosts } from "../../support/browser/console";
import { postJob } from "../../support/browser/employer";
import { callAsStaff, fromOurPage, product } from "../../support/browser/product";
import { Shortcut } from "../../support/browser/shortcut";
import { succeeded } from "../../support/client";
import type { Screen, State } from "./state";

// Staff pages for incoming messages, announcements and message texts.

type Reach = (browser: APIRequestContext) => Promise<string>;
const LONG = "Venkatanarasimharajuvaripeta Lakshminarayanan Subrahmanyam Chandrasekharan";
const LONG_TEXT = `${"Where is my date? The company says it sent one. ".repeat(12)}${"x".repeat(90)}`;

const asAdmin =
  (path: string): Reach =>
  async (browser) => {
    await signInByPosts(browser, "/staff", await inviteAdmin());
    return path;
  };

/** The page on which staff answer a question of a candidate with a slot. */
const questionOf =
  (name: string, text: string): Reach =>
  async (browser) => {
    const candidate = new Shortcut({ request: browser });
    await candidate.enter(name);
    await candidate.book(await postJob());
    await candidate.post("/help", {
      subject: "My date",
      description: text,
      category: "job_application",
    });
    const rows = await succeeded(callAsStaff("GET", "/ops/queries?limit=100"));
    const { id } = rows.find(
      ({ candidate: one }: { candidate: { phone: string } | null }) =>
        one?.phone === candidate.phone,
    );
    await callAsStaff("POST", `/ops/queries/${id}/reply`, { message: "It comes tomorrow." });
    await signInByPosts(browser, "/staff", await inviteAdmin());
    return `/staff/inbox/query/${id}`;
  };

/** A report of a visitor without a reply address. */
const report: Reach = async (browser) => {
  const description = `Pay ₹499 to this number at once, ${crypto.randomUUID()}`;
  const data = { subject: "Suspicious message", description, suspicious: true };
  await browser.post(product("/user/queries"), { data, headers: fromOurPage() });
  const rows = await succeeded(callAsStaff("GET", "/ops/queries?suspicious=true&limit=100"));
  const { id } = rows.find((row: { description: string }) => row.description === description);
  await signInByPosts(browser, "/staff", await inviteAdmin());
  return `/staff/inbox/query/${id}`;
};

const listed =
  (path: string, name = "Asha Verma"): Reach =>
  async (browser) => {
    await report(browser);
    const data = { fullName: name, email: "a@example.in", subject: `Hiring, ${name.slice(0, 60)}` };
    const message = `${"x".repeat(80)} ${LONG_TEXT} ${Math.random()}`;
    await browser.post(product("/user/contact"), { data: { ...data, message } });
    return asAdmin(path)(browser);
  };

const both = (state: string, reach: Reach, texts: string[], more: Partial<State> = {}): State[] =>
  ([360, 1280] as const).map((width) => ({
    state: `${state}, ${width} px`,
    width,
    script: "off" as const,
    reach,
    texts,
    ...more,
  }));

const inbox: Screen = {
  screen: "/staff/inbox",
  title: "Inbox · Pakka staff",
  states: [
    // The list begins with the oldest messages, and the newest may not be among the first fifty.
    ...both("full", listed("/staff/inbox?state=open"), ["Both kinds", "Mine", "Contact page"]),
    ...both("long names", listed("/staff/inbox?kind=contact", LONG), ["Contact page", "nobody"]),
    ...both("empty", asAdmin("/staff/inbox?mine=true"), ["Open 0", "Nothing waits for an answer."]),
  ],
};

const typed = async (page: Page) => {
  await page.getByLabel("Your answer").fill("Come to gate 2.");
  await press(page, "See it as they will read it");
};

const ticket: Screen = {
  screen: "/staff/inbox/{kind}/{id}",
  title: "My date · Pakka staff",
  states: [
    ...both("answered", questionOf("Imran Shaikh", "Where is my date?"), [
      "What was said",
      "It comes tomorrow.",
      "Applications of this person",
      "Take it",
      "A ready sentence",
      "Close",
      "Job Application",
    ]),
    ...both("about to be sent", questionOf("Imran Shaikh", "Where is my date?"), [
      "This is what they will read",
      "Come to gate 2.",
      "Send and close",
      "Change it",
    ]).map((state) => ({ ...state, action: typed })),
    ...both("long names", questionOf(LONG, LONG_TEXT), ["Where is my date?", "It comes tomorrow."]),
    ...both("report without an address", report, ["No address was left", "Close"], {
      title: "Suspicious message · Pakka staff",
    }),
  ],
};

const messages: Screen = {
  screen: "/staff/messages",
  title: "Messages · Pakka staff",
  states: both(
    "full",
    async (browser) => {
      const jobId = Number(await postJob());
      const words = {
        title: "Gate 2 is closed",
        body: "Come to gate 3.",
        channels: ["app", "email"],
      };
      await succeeded(callAsStaff("POST", "/ops/announcements", { ...words, audience: { jobId } }));
      return asAdmin("/staff/messages")(browser);
    },
    ["Dead letters", "Announcements", "Write one", "Gate 2 is closed", "0 of 0"],
  ),
};

const letters: Screen = {
  screen: "/staff/messages/letters",
  title: "Dead letters · Pakka staff",
  states: both("empty", asAdmin("/staff/messages/letters?kind=nothing"), [
    "Dead letters: nothing",
    "Nothing of this kind waits.",
  ]),
};

const announced = async (page: Page) => {
  await page.getByLabel("Title").fill("We are closed on Sunday");
  await page.getByLabel("Text").fill("Nobody answers on Sunday.");
  await press(page, "See whom it reaches");
};
const announcement: Screen = {
  screen: "/staff/messages/new",
  title: "Announcement · Pakka staff",
  states: [
    ...both("new", asAdmin("/staff/messages/new"), ["To whom", "By which way", "On the site"]),
    ...both("looked at", asAdmin("/staff/messages/new"), [
      "It goes to",
      "We are closed on Sunday",
      "Send it",
      "Change it",
    ]).map((state) => ({ ...state, action: announced })),
    ...both("with errors", asAdmin("/staff/messages/new"), ["To whom"]).map((state) => ({
      ...state,
      action: (page: Page) => press(page, "See whom it reaches"),
    })),
  ],
};

const texts: Screen = {
  screen: "/staff/content",
  title: "Texts · Pakka staff",
  states: both("as it is", asAdmin("/staff/content"), ["About Us", "Privacy Policy"]),
};
const text: Screen = {
  screen: "/staff/content/{type}",
  title: "Terms & Conditions · Pakka staff",
  states: both("as it is", asAdmin("/staff/content/terms_conditions"), [
    "The text, in HTML",
    "Older versions",
    "See it as candidates will",
  ]),
};

export const inboxScreens = [inbox, ticket, messages, letters, announcement, texts, text];
