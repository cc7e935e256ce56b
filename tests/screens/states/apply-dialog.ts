import { expect, type Page } from "@playwright/test";
import { closeJob, cutSlots, openJob, postJob } from "../../support/browser/employer";
import { ROOMY_JOB } from "../../support/jobs";
import { asCandidate, candidate, closedJob, fill, newcomer, roomyJob, troubled } from "./people";
import { sendForever } from "./profile";
import type { Screen } from "./state";

const ABOUT = [`Apply for ${ROOMY_JOB.title}`, "Select a resume to submit with your application"];
const dialogOf = async (job: Promise<string>) => `/jobs/${await job}/apply`;

const ROOM = 500;

/** Presses Submit while no slot is open, then restores the job for the next check. */
async function refusedWhile(
  page: Page,
  end: (job: string) => Promise<unknown>,
  restore: (job: string) => Promise<unknown>,
) {
  const job = new URL(page.url()).pathname.split("/")[2] ?? "";
  await page.getByRole("radio").first().check();
  await end(job);
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Application Failed").first()).toBeVisible();
  await restore(job);
}

export const applyDialog: Screen = {
  screen: "apply dialog",
  title: `Apply for ${ROOMY_JOB.title} · Pakka`,
  states: [
    {
      state: "resumes",
      reach: async (request) => asCandidate(await dialogOf(roomyJob()))(request),
      texts: [
        ...ABOUT,
        "Select",
        "Resume",
        "Uploaded",
        "resume.pdf",
        "Cancel",
        "Submit Application",
        "This is free.",
        "Add another resume",
      ],
    },
    {
      state: "no resume",
      async reach(request) {
        await (await newcomer(request)).completeProfile();
        await request.get(`${process.env.PRODUCT_URL}/dashboard`);
        return dialogOf(roomyJob());
      },
      texts: [
        ...ABOUT,
        "You don't have any resumes uploaded.",
        "Upload Resume",
        "Cancel",
        "Make one here",
        "Take a photo",
        "Choose a file",
        "Still needed: your resume",
      ],
      absent: ["Submit Application"],
    },
    {
      state: "a file in place",
      async reach(request) {
        await (await newcomer(request)).completeProfile();
        await request.get(`${process.env.PRODUCT_URL}/dashboard`);
        return dialogOf(roomyJob());
      },
      action: (page) => page.getByText("Choose a file").click(),
      texts: [...ABOUT, "Supported formats: PDF, DOC, DOCX", "Upload Resume"],
    },
    {
      state: "resumes can't be loaded",
      async reach(request) {
        await candidate(request);
        return troubled("NO_RESUMES_URL", await dialogOf(roomyJob()));
      },
      texts: [...ABOUT, "Error", "We could not load your resumes.", "Try again"],
      absent: ["You don't have any resumes uploaded.", "Submit Application"],
    },
    {
      state: "applying",
      reach: async (request) => asCandidate(await dialogOf(roomyJob()))(request),
      script: "on",
      async action(page) {
        await page.getByRole("radio").first().check();
        await sendForever(page, "resumeId");
      },
      texts: ["Applying..."],
      absent: ["Submit Application"],
    },
    {
      state: "the last slot went",
      async reach(request) {
        const job = await postJob();
        await fill(job, ROOM);
        return asCandidate(`/jobs/${job}/apply`)(request);
      },
      action: (page) =>
        refusedWhile(
          page,
          (job) => cutSlots(job, 1),
          (job) => cutSlots(job, ROOM),
        ),
      texts: ["Application Failed", "All slots are taken."],
      absent: ["We keep a slot for you until"],
    },
    {
      state: "closed meanwhile",
      reach: async (request) => asCandidate(await dialogOf(postJob()))(request),
      action: (page) => refusedWhile(page, closeJob, openJob),
      texts: ["Application Failed", "This job no longer takes applications."],
      absent: ["We keep a slot for you until"],
    },
    {
      state: "closed before",
      reach: async (request) => asCandidate(await dialogOf(closedJob()))(request),
      async action(page) {
        await page.getByRole("radio").first().check();
        await expect(page.getByRole("button", { name: "Submit Application" })).toBeDisabled();
      },
      texts: [...ABOUT, "No slot is open now."],
      absent: ["We keep a slot for you until"],
    },
    {
      state: "nothing chosen",
      reach: async (request) => asCandidate(await dialogOf(roomyJob()))(request),
      async action(page) {
        // The newest resume is selected, and a person can't deselect it.
        await page
          .getByRole("radio")
          .first()
          .evaluate((input: HTMLInputElement) => {
            input.name = "";
          });
        await page.getByRole("button", { name: "Submit Application" }).click();
      },
      texts: ["Application Failed", "Select a resume"],
    },
  ],
};
