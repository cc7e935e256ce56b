import { SLOT_FEE } from "../../../../worker/facts/fees";
import { type Draw, rupees } from "../../format";
import { HOLDS } from "../jobs/holds";

export const title = "Pakka: pass a free test, get a real interview";
export const description =
  "Find a job in India, take a free screening test and, if you pass, book an interview slot. If you do not pass, you do not pay.";

export const name = (
  <>
    Pakka, <span lang="hi">पक्का</span>: sure, confirmed
  </>
);
export const heading = (
  <>
    Pass a free test.
    <br />
    Get a real interview.
    <br />
    Pakka.
  </>
);
export const introduction = (prices: string | null) => (
  <>
    Searching, applying and testing are free. If you pass, you can book an interview slot:{" "}
    <b>{prices ?? rupees(SLOT_FEE)}, including GST</b>. If you do not pass, you do not pay.
  </>
);

export const jobTitle = "Job title";
export const jobTitlePlaceholder = "Accountant, driver, tester";
export const location = "Location";
export const locationPlaceholder = "Pune";
export const category = "Category";
export const allCategories = "All categories";
export const search = "Search jobs";
export const popularHeading = "Popular searches";
export const popularSearches = [
  "Customer support",
  "Data entry",
  "Sales executive",
  "React developer",
];

/** The tickets that show what a slot looks like. */
export const exampleTickets = {
  label: "Interview slot",
  held: {
    state: "HELD",
    until: `Kept for you for ${HOLDS.payment} after the test`,
  },
  confirmed: {
    number: "Example",
    state: "CONFIRMED",
    until: "Round 1 · Thu 26 Nov, 11:30 am",
    facts: [
      { label: "Employer", value: "The employer you chose" },
      { label: "Work", value: "Credit Analyst" },
      { label: "Test", value: "Passed, 8 of 10" },
      { label: "Slot", value: "1 of 25" },
    ],
    price: "including GST, paid once",
    stamp: {
      text: "CONFIRMED 21 NOV",
      label: "Example of the Pakka stamp: confirmed 21 November",
    },
  },
};

export const stepsHeading = "Five steps, you pay only once";
export const jobsHeading = "Featured jobs";
export const figuresHeading = "Pakka in figures";
export const storiesHeading = "Success Stories";

export const scamsHeading = "Do not pay anyone for a job";
export const scams = (report: Draw) => [
  {
    title: "We do not sell jobs",
    text: "The fee books one interview. It does not buy a job, a better chance or a faster answer.",
  },
  {
    title: "We never ask for money on a call",
    text: (
      <>
        No phone call, SMS, WhatsApp or QR code from us asks you to pay. If one does, it is not from
        us. {report("Report it")}
      </>
    ),
  },
  {
    title: "You see everything before you pay",
    text: "You see the job, the employer, your test result and the open interview times before any pay button.",
  },
];

/** The owner's figures. */
export const figuresSource = "Figures given by Pakka, not counted on this site:";
export const figures = [
  ["10,000+", "registered job seekers"],
  ["1,000+", "placements"],
  ["500+", "partner companies"],
] as const;
