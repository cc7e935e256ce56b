import type { Page } from "@playwright/test";
import { fromOurPage, product } from "../../support/browser/product";
import { asCandidate, at, follow, inTrouble } from "./people";
import type { Screen } from "./state";

const FOOTER = [
  "Home",
  "How it Works",
  "Success Stories",
  "Contact",
  "About Us",
  "Privacy Policy",
  "Terms & Conditions",
  "LinkedIn",
  "Instagram",
  "X",
  "© 2023",
];
const FIGURES = [
  "10,000+",
  "registered job seekers",
  "1,000+",
  "placements",
  "500+",
  "partner companies",
];

const openMenu = (page: Page) => page.locator("summary[aria-label=Menu]").click();

export const home: Screen = {
  screen: "home",
  title: "Pakka: pass a free test, get a real interview",
  states: [
    {
      state: "visitor",
      reach: at("/"),
      texts: [
        "Log in",
        "Job title",
        "Location",
        "Category",
        "Popular searches",
        "Data entry",
        "Find a job",
        "₹199",
        "₹0 to ₹",
        "Five steps, you pay only once",
        "Sign in to View Jobs",
        "Sign In",
        "View All Jobs",
        "Rating: 4 out of 5",
        "Example",
        "not real people",
        "Do not pay anyone for a job",
        "KEPT FOR YOU",
        "CONFIRMED",
        "Pakka in figures",
        "Can I get a refund?",
        "Browse Jobs",
        ...FIGURES,
        ...FOOTER,
      ],
      absent: ["My Account", "HELD"],
    },
    {
      state: "visitor, menu open",
      reach: at("/"),
      width: 360,
      action: openMenu,
      texts: ["Home", "Jobs", "How it Works", "Pricing"],
      absent: ["My Applications", "Logout"],
    },
    {
      state: "visitor, a question open",
      reach: at("/"),
      action: (page) => page.getByText("What if I fail the test?").click(),
      texts: ["You pay nothing. You get feedback by email."],
      // Only one answer is open at a time, so the answer about refunds closes.
      absent: ["You cancel 48 hours (2 days) or more before the interview begins: all money back."],
    },
    {
      state: "candidate",
      reach: asCandidate("/"),
      texts: ["View All Jobs", "View Details", "Apply Now", "Save job", "slots left", "Posted"],
      absent: ["Sign in to View Jobs", "Log in"],
    },
    {
      state: "candidate, menu open",
      reach: asCandidate("/"),
      width: 360,
      action: openMenu,
      texts: [
        "Home",
        "Jobs",
        "How it Works",
        "Pricing",
        "Notifications",
        "Dashboard",
        "Profile",
        "My Applications",
        "Saved Jobs",
        "Help & Support",
        "Logout",
      ],
    },
    {
      state: "candidate, account menu open",
      reach: asCandidate("/"),
      action: (page) => page.getByLabel("My Account, AV").click(),
      texts: [
        "My Account",
        "Dashboard",
        "Profile",
        "My Applications",
        "Saved Jobs",
        "Help & Support",
        "Logout",
      ],
    },
    {
      state: "candidate, Lite on",
      async reach(request) {
        await asCandidate("/")(request);
        await request.post(product("/lite"), { form: { lite: "on" }, headers: fromOurPage() });
        return "/";
      },
      texts: ["Lite is on. Turn it off", "View Details", "Apply Now"],
    },
    {
      state: "candidate on a slow line",
      reach: asCandidate("/"),
      headers: { ECT: "3g" },
      texts: ["Your internet is slow.", "Use Lite", "No, thanks"],
    },
    {
      state: "loading",
      reach: asCandidate("/jobs"),
      script: "on",
      title: "Job Opportunities · Pakka",
      action: follow("Home", /_root\.data/),
      texts: ["Loading..."],
    },
    {
      state: "jobs can't be loaded",
      reach: inTrouble("NO_DATABASE_URL", "/"),
      texts: ["Unable to load jobs. Please try again later.", "View All Jobs"],
    },
    {
      state: "no jobs",
      reach: inTrouble("EMPTY_URL", "/"),
      texts: [
        "No job opportunities available at the moment.",
        "Please check back later for new openings.",
        "View All Jobs",
      ],
    },
    {
      state: "logged out",
      async reach(request) {
        await asCandidate("/")(request);
        await request.post(product("/logout"), { headers: fromOurPage(), maxRedirects: 0 });
        return "/";
      },
      texts: ["Logged Out", "You have been logged out successfully", "Log in"],
    },
    {
      state: "logged out with no session",
      async reach(request) {
        await request.post(product("/logout"), { headers: fromOurPage(), maxRedirects: 0 });
        return "/";
      },
      texts: ["You have been logged out"],
      absent: ["successfully"],
    },
  ],
};
