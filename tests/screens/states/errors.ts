import type { APIRequestContext } from "@playwright/test";
import { inviteAdmin, postForm, signInByPosts } from "../../support/browser/console";
import { newEmail } from "../../support/people";
import { applicant, asCandidate, at, troubled } from "./people";
import type { Screen } from "./state";

export const notFound: Screen = {
  screen: "not found",
  title: "Page Not Found · Pakka",
  states: [
    {
      state: "visitor",
      reach: at("/nothing/here"),
      status: 404,
      texts: ["404", "Page Not Found", "Return to Home"],
    },
    {
      state: "visitor at a page of one's own",
      reach: at("/saved-jobs/nothing"),
      status: 404,
      texts: ["404", "Authentication Required", "Sign In"],
    },
    {
      state: "candidate",
      reach: asCandidate("/profile/nothing"),
      status: 404,
      texts: ["404", "Page Not Found", "Return to Home"],
    },
  ],
};

const FACE = ["We could not load this", "support@pakka.in", "quote", "Try again"];

const FAILED = [...FACE, "Go to the first page"];
const NOT_FOUND = ["404", "There is no such page", "Go to the first page"];

/** A person who is signed in to a console, with an optional trouble. */
const inConsole =
  (root: "/hiring" | "/staff", path: string, trouble?: "NO_DATABASE_URL") =>
  async (request: APIRequestContext) => {
    const email = root === "/staff" ? await inviteAdmin() : newEmail();
    await signInByPosts(request, root, email);
    if (root === "/hiring") await postForm(request, root, { intent: "save", name: "Tara Looms" });
    return trouble ? troubled(trouble, path) : path;
  };

/** A console page that does not exist or can't be loaded. */
export const consoleErrors: Screen = {
  screen: "error in a console",
  title: "We could not load this · Pakka",
  states: [
    {
      state: "a company's jobs can't be loaded",
      reach: inConsole("/hiring", "/hiring/jobs", "NO_DATABASE_URL"),
      status: 503,
      title: "This page could not be loaded · Pakka for companies",
      texts: FAILED,
    },
    {
      state: "the start page of staff can't be loaded",
      reach: inConsole("/staff", "/staff", "NO_DATABASE_URL"),
      status: 503,
      title: "This page could not be loaded · Pakka staff",
      texts: FAILED,
    },
    {
      state: "no such job of the company",
      reach: inConsole("/hiring", "/hiring/jobs/999999999"),
      status: 404,
      title: "There is no such page · Pakka for companies",
      texts: NOT_FOUND,
    },
    {
      state: "no such person",
      reach: inConsole("/staff", "/staff/people/999999999"),
      status: 404,
      title: "There is no such page · Pakka staff",
      texts: NOT_FOUND,
    },
  ],
};

/** An error page has the site's frame and a request id that people can quote. */
export const errors: Screen = {
  screen: "error",
  title: "We could not load this · Pakka",
  states: [
    {
      state: "a test that can't be loaded",
      async reach(request) {
        const { someone, path } = await applicant(request);
        return troubled("NO_DATABASE_URL", await someone.testPath(path));
      },
      status: 503,
      title: "Test · Pakka",
      texts: [...FACE, "Every answer you saved is safe.", "View All Applications"],
    },
  ],
};
