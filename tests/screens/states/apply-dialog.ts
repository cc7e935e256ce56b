import { JOB_TITLE, postJob } from "../employer";
import { asCandidate, candidate, closedJob, fill, newcomer, roomyJob, troubled } from "./people";
import { sendForever } from "./profile";
import type { Screen } from "./state";

const ABOUT = [`Apply for ${JOB_TITLE}`, "Select a resume to submit with your application"];
const dialogOf = async (job: Promise<string>) => `/jobs/${await job}/apply`;

export const applyDialog: Screen = {
  screen: "apply dialog",
  title: `Apply for ${JOB_TITLE} · Pakka`,
  states: [
    {
      state: "resumes",
      reach: async (request) => asCandidate(await dialogOf(roomyJob()))(request),
      texts: [
        ...[...ABOUT, "Select", "Resume", "Uploaded", "resume.pdf"],
        ...["Cancel", "Submit Application", "This is free."],
      ],
    },
    {
      state: "no resume",
      async reach(request) {
        await (await newcomer(request)).completeProfile();
        await request.get(`${process.env.PRODUCT_URL}/dashboard`);
        return dialogOf(roomyJob());
      },
      texts: [...ABOUT, "You don't have any resumes uploaded.", "Upload Resume", "Cancel"],
      absent: ["Submit Application"],
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
      async act(page) {
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
        await fill(job);
        return asCandidate(`/jobs/${job}/apply`)(request);
      },
      async act(page) {
        await page.getByRole("radio").first().check();
        await page.getByRole("button", { name: "Submit Application" }).click();
      },
      texts: ["Application Failed", "All slots are taken.", "No slot can be held now."],
      absent: ["A slot is held for you"],
    },
    {
      state: "closed meanwhile",
      reach: async (request) => asCandidate(await dialogOf(closedJob()))(request),
      async act(page) {
        await page.getByRole("radio").first().check();
        await page.getByRole("button", { name: "Submit Application" }).click();
      },
      texts: ["Application Failed", "This job no longer takes applications."],
    },
    {
      state: "nothing chosen",
      reach: async (request) => asCandidate(await dialogOf(roomyJob()))(request),
      script: "off",
      async act(page) {
        await page.getByRole("button", { name: "Submit Application" }).click();
      },
      texts: ["Application Failed", "Select a resume"],
    },
  ],
};
