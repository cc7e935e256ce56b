import type { APIRequestContext, Page } from "@playwright/test";
import { Shortcut } from "../../support/browser/shortcut";
import { PDF } from "../../support/people";
import { inTrouble, newcomer } from "./people";
import type { Screen, State } from "./state";

/** A person with a profile and without pending toasts, at this path. */
const at = (path: string) => async (request: APIRequestContext) => {
  const someone = await newcomer(request);
  await someone.completeProfile();
  await someone.hearAll();
  return path;
};
const answer = (someone: Shortcut) => someone.post("/resume/new/place", { city: "भोपाल" });
const goOn = (page: Page) => page.getByRole("button", { name: "Save and go on" }).click();

const question = (step: string, title: string, more: string[], nth: number): Screen => ({
  screen: `resume, ${step}`,
  title: `${title} · Pakka`,
  states: [
    {
      state: "asked",
      reach: at(`/resume/new/${step}`),
      texts: [title, `Your resume · ${nth} of 7`, "Back", "Save and go on", ...more],
    },
  ],
});

const wrong = (
  step: string,
  title: string,
  fill: (page: Page) => Promise<void>,
  words: string,
): State => ({
  state: `wrong ${step}`,
  reach: at(`/resume/new/${step}`),
  title: `${title} · Pakka`,
  async action(page) {
    await fill(page);
    await goOn(page);
  },
  texts: [title, "Not Saved", words],
});

const SKIP = "Skip this question";

export const resumes: Screen[] = [
  question("name", "What is your name?", ["Full Name", "Hindi is fine too."], 1),
  question("place", "Where do you live?", ["City or village"], 2),
  question(
    "schooling",
    "What did you study last?",
    ["12th pass", "School or college", "Year", SKIP],
    3,
  ),
  question("work", "What work did you do last?", ["I have worked", "Where?", "How long?", SKIP], 4),
  question("skills", "What can you do well?", ["Billing", "Something else", SKIP], 5),
  question("languages", "Which languages do you speak?", ["Hindi", "Another language", SKIP], 6),
  question("licence", "Do you have a driving licence?", ["Yes, for a car", SKIP], 7),
  {
    screen: "resume, refused",
    title: "What is your name? · Pakka",
    states: [
      wrong(
        "name",
        "What is your name?",
        (page) => page.getByLabel("Full Name").fill(""),
        "Enter your full name",
      ),
      wrong(
        "schooling",
        "What did you study last?",
        (page) => page.getByLabel("Year").fill("24"),
        "Enter a year like 2019",
      ),
      {
        state: "not saved",
        reach: inTrouble("READ_ONLY_URL", "/resume/new/name"),
        action: goOn,
        texts: ["Not Saved", "We could not save this. Try again."],
      },
    ],
  },
  {
    screen: "resume, check",
    title: "Is this right? · Pakka",
    states: [
      {
        state: "incomplete",
        reach: at("/resume/new/check"),
        texts: ["Is this right?", "Not answered", "Still needed: where you live", "Make my resume"],
      },
      {
        state: "refused",
        reach: at("/resume/new/check"),
        action: (page) => page.getByRole("button", { name: "Make my resume" }).click(),
        texts: ["Not Made", "Say which city or village you live in"],
      },
      {
        state: "complete",
        async reach(request) {
          const path = await at("/resume/new/check")(request);
          const someone = new Shortcut({ request });
          await answer(someone);
          return path;
        },
        texts: ["Asha Verma", "भोपाल", "Change", "Your number and email are not on it"],
        absent: ["Still needed"],
      },
    ],
  },
  {
    screen: "resume, photos",
    title: "Photograph your resume · Pakka",
    states: [
      {
        state: "empty",
        reach: at("/resume/photos"),
        action: (page) => page.getByText("More pages").click(),
        texts: [
          "Photograph your resume",
          "Lay the page flat",
          "Page 1",
          "Page 4",
          "Make my resume",
        ],
      },
      {
        state: "refused",
        reach: at("/resume/photos"),
        async action(page) {
          const file = { name: "cv.jpg", mimeType: "image/jpeg", buffer: Buffer.from(PDF) };
          await page.getByLabel("Page 1").setInputFiles(file);
          await page.getByRole("button", { name: "Make my resume" }).click();
        },
        texts: ["Not Made", "Picture 1 is not a JPEG."],
      },
      {
        state: "nothing chosen",
        reach: at("/resume/photos"),
        action: (page) => page.getByRole("button", { name: "Make my resume" }).click(),
        texts: ["Not Made", "Choose 1 to 4 pictures."],
      },
    ],
  },
];
