import { applicant, asCandidate, candidate, follow, newcomer } from "./people";
import { resumeStates } from "./profile";
import type { Screen } from "./state";

const CARDS = ["Browse Jobs", "View Applications", "Edit Profile"];

export const dashboard: Screen = {
  screen: "dashboard",
  title: "Dashboard · Pakka",
  states: [
    {
      state: "someone without a name",
      async reach(request) {
        await newcomer(request);
        return "/dashboard";
      },
      texts: ["Welcome, User", ...CARDS, "Upload Resume"],
      absent: ["Jobs for you"],
    },
    {
      state: "profile updated",
      async reach(request) {
        await (await newcomer(request)).completeProfile();
        return "/dashboard";
      },
      texts: [
        "Welcome, Asha Verma",
        ...CARDS,
        "Profile Updated",
        "Your profile has been updated successfully",
      ],
    },
    {
      state: "with an application",
      async reach(request) {
        await applicant(request);
        return "/dashboard";
      },
      texts: ["Welcome, Asha Verma", ...CARDS, "Test Pending", "resume.pdf"],
    },
    {
      state: "with jobs for somebody",
      async reach(request) {
        const someone = await candidate(request);
        await someone.post("/jobs", { search: "q=accountant", returnTo: "/jobs" });
        await someone.hearAll();
        return "/dashboard";
      },
      texts: [
        ...CARDS,
        "Jobs for you",
        "Because you searched for accountant",
        "slots left",
        "only if you pass",
      ],
    },
    {
      state: "loading",
      reach: asCandidate("/applications"),
      script: "on",
      title: "My Applications · Pakka",
      async action(page) {
        await page.getByLabel("My Account, AV").click();
        await follow("Dashboard", /dashboard\.data/)(page);
      },
      texts: ["Loading..."],
    },
    ...resumeStates("/dashboard"),
  ],
};
