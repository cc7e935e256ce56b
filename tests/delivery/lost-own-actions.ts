import { expect } from "../support/browser/shortcut";
import { type Action, button, goByFooter, toast } from "./lost-actions";

// Actions on saved searches and on a resume that is made here, and the message of each when its
// call is lost.

export const OWN_ACTIONS: Record<string, Action> = {
  "saving a search": {
    on: () => "/jobs?q=qwrtzpsd",
    button: button("Tell me about new ones like these"),
    says: ["Not saved", "We could not save this search."],
    async done(page) {
      await toast("We will tell you")(page);
      await expect(button("Tell me about new ones like these")(page)).toBeEnabled();
    },
  },
  "saving a search of the open jobs": {
    on: () => "/dashboard",
    before: (page) => goByFooter(page, "Open jobs"),
    button: button("Tell me about new ones like these"),
    says: ["Not saved", "We could not save this search."],
    async done(page) {
      await toast("We will tell you")(page);
      await expect(button("Tell me about new ones like these")(page)).toBeEnabled();
    },
  },
  "pausing a search": {
    async on(someone) {
      await someone.post("/jobs", { search: "", returnTo: "/jobs" });
      await someone.hearAll();
      return "/jobs";
    },
    before: (page) => page.getByRole("link", { name: "My searches" }).click(),
    button: button("Pause: All jobs"),
    says: ["Not done", "Please try again."],
    asBefore: (page) => expect(button("Pause: All jobs")(page)).toBeVisible(),
    done: toast("Paused"),
  },
  "ending a search": {
    async on(someone) {
      await someone.post("/jobs", { search: "", returnTo: "/jobs" });
      await someone.hearAll();
      return "/jobs";
    },
    before: (page) => page.getByRole("link", { name: "My searches" }).click(),
    button: button("End: All jobs"),
    says: ["Not done", "Please try again."],
    done: toast("Search ended"),
  },
  "answering for a resume": {
    on: () => "/profile",
    async before(page) {
      await page.getByRole("link", { name: "Make a resume here" }).click();
      await page.getByLabel("City or village").fill("Sehore");
    },
    button: button("Save and go on"),
    says: ["Not Saved", "We could not save this. Try again."],
    asBefore: (page) => expect(page.getByLabel("City or village")).toHaveValue("Sehore"),
    done: (page) =>
      expect(page.getByRole("heading", { name: "What did you study last?" })).toBeVisible(),
  },
  "making a resume": {
    async on(someone) {
      await someone.post("/resume/new/place", { city: "Sehore" });
      await someone.post("/resume/new/check", {});
      await someone.hearAll();
      return "/profile";
    },
    before: (page) => page.getByRole("link", { name: /^Change Asha Verma, resume/ }).click(),
    button: button("Make my resume"),
    says: ["Not Made", "We could not make your resume. Try again."],
    done: toast("Your resume is ready"),
  },
};
