import type { Page } from "@playwright/test";
import { fromOurPage, product } from "../../support/browser/product";
import { PDF } from "../../support/people";
import { asCandidate, candidate, follow, inTrouble, newcomer } from "./people";
import type { Screen, State } from "./state";

export async function send(page: Page, form: string, typed: Record<string, string>) {
  const formElement = page.locator(`main form:has([name=${form}])`);
  for (const [name, text] of Object.entries(typed))
    await formElement.locator(`[name=${name}]`).fill(text);
  await formElement.locator("[type=submit]").click();
}

/**
 * Sends a form whose answer never comes; a plain form post gets a 204, which leaves the page open.
 */
export async function sendForever(page: Page, form: string, typed: Record<string, string> = {}) {
  await page.route("**/*", (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.continue();
    return request.isNavigationRequest() ? route.fulfill({ status: 204 }) : undefined;
  });
  const formElement = page.locator(`main form:has([name=${form}])`);
  for (const [name, text] of Object.entries(typed))
    await formElement.locator(`[name=${name}]`).fill(text);
  await formElement.locator("[type=submit]").click({ noWaitAfter: true });
}

const FIELDS = ["Full Name", "Email Address", "Date of Birth", "Gender"];
const wrongProfile = (page: Page) =>
  send(page, "dob", { name: "", email: "asha@", dob: "1899-12-31" });
const WRONG = [
  "Enter your full name",
  "Please enter a valid email address",
  "Enter a date from 1900 on",
];
const NOT_SAVED = ["Update Failed", "Failed to update profile"];

export const completeProfile: Screen = {
  screen: "complete profile",
  title: "Complete Profile · Pakka",
  states: [
    {
      state: "empty",
      async reach(request) {
        await newcomer(request);
        return "/complete-profile";
      },
      texts: [
        "Complete Profile",
        ...FIELDS,
        "Save and continue",
        "Verification Success",
        "You have successfully logged in",
      ],
    },
    {
      state: "with errors",
      reach: asCandidate("/complete-profile"),
      action: wrongProfile,
      texts: WRONG,
    },
    {
      state: "not saved",
      reach: inTrouble("READ_ONLY_URL", "/complete-profile"),
      action: (page) => page.getByRole("button", { name: "Save and continue" }).click(),
      texts: NOT_SAVED,
    },
  ],
};

/** The states of the resume panel, on a page that has it. */
export function resumeStates(path: string): State[] {
  const after = (words: string[], resume: { name: string; content: string }): State => ({
    state: words[0] ?? "",
    async reach(request) {
      await candidate(request);
      const file = {
        name: resume.name,
        mimeType: "text/plain",
        buffer: Buffer.from(resume.content),
      };
      const multipart = { resume: file, returnTo: path };
      const headers = fromOurPage();
      await request.post(product("/resumes"), { multipart, headers, maxRedirects: 0 });
      return path;
    },
    texts: words,
  });
  return [
    {
      state: "no resume",
      async reach(request) {
        await (await newcomer(request)).completeProfile();
        return path;
      },
      texts: [
        "Your Resumes",
        "No resumes uploaded yet",
        "Upload your resume to apply for jobs",
        "Supported formats: PDF, DOC, DOCX",
        "Make a resume here",
      ],
    },
    {
      state: "a resume made here",
      async reach(request) {
        const someone = await newcomer(request);
        await someone.completeProfile();
        await someone.post("/resume/new/place", { city: "Bhopal" });
        await someone.post("/resume/new/check", {});
        await someone.hearAll();
        return path;
      },
      texts: ["Asha Verma, resume.pdf", "View", "Print", "Change"],
    },
    after(["Upload Failed", "That file is not a PDF, DOC or DOCX."], {
      name: "photo.png",
      content: "no resume",
    }),
    after(["Resume uploaded successfully", "आशा, a name as long as files have them.pdf", "View"], {
      name: "आशा, a name as long as files have them.pdf",
      content: PDF,
    }),
    {
      state: "Resume deleted",
      async reach(request) {
        const someone = await candidate(request);
        const page = await someone.text("/profile");
        const id = /name="id" value="(\d+)"/.exec(page)?.[1] ?? "";
        await someone.post("/resumes", { intent: "delete", id, returnTo: path });
        return path;
      },
      texts: ["Resume deleted successfully", "No resumes uploaded yet"],
    },
    {
      state: "resumes can't be loaded",
      reach: inTrouble("NO_DATABASE_URL", path),
      texts: [
        "Your resumes could not be loaded",
        "They are safe.",
        "Error",
        "Failed to fetch your resumes",
      ],
      absent: ["No resumes uploaded yet"],
    },
    {
      state: "Resume not deleted",
      reach: inTrouble("READ_ONLY_URL", path),
      action: (page) => page.getByRole("button", { name: "Delete resume.pdf" }).click(),
      texts: ["Deletion Failed", "Failed to delete resume", "resume.pdf"],
    },
  ];
}

export const profile: Screen = {
  screen: "profile",
  title: "Profile · Pakka",
  states: [
    {
      state: "complete",
      reach: asCandidate("/profile"),
      texts: [
        "Asha Verma",
        "@example.in",
        "+91 ",
        "Logout",
        ...FIELDS,
        "Safety word",
        "Update Profile",
        "Your Resumes",
        "Supported formats: PDF, DOC, DOCX",
        "resume.pdf",
        "View",
      ],
    },
    {
      state: "new",
      async reach(request) {
        await newcomer(request);
        return "/profile";
      },
      texts: [...FIELDS, "Update Profile"],
    },
    { state: "with errors", reach: asCandidate("/profile"), action: wrongProfile, texts: WRONG },
    {
      state: "with a wrong safety word",
      reach: asCandidate("/profile"),
      action: (page) => send(page, "dob", { safetyWord: "12345" }),
      texts: ["A safety word is one word of 3 to 20 letters and digits."],
    },
    {
      state: "updating",
      reach: asCandidate("/profile"),
      script: "on",
      action: (page) => sendForever(page, "dob"),
      texts: ["Updating..."],
      absent: ["Update Profile"],
    },
    {
      state: "not saved",
      reach: inTrouble("READ_ONLY_URL", "/profile"),
      action: (page) => page.getByRole("button", { name: "Update Profile" }).click(),
      texts: NOT_SAVED,
    },
    {
      state: "loading",
      reach: asCandidate("/dashboard"),
      script: "on",
      title: "Dashboard · Pakka",
      action: follow("Edit Profile Name, email, date of birth, resumes.", /profile\.data/),
      texts: ["Profile", "Loading resumes..."],
    },
    ...resumeStates("/profile"),
  ],
};
