import type { SeedJob } from "../types";

export const designProductJobs: SeedJob[] = [
  {
    title: "UI/UX Designer",
    company: "Folded Map Studio",
    location: "Bengaluru · Hybrid",
    experienceYears: 2,
    applicationPrice: 199,
    maxApplicants: 14,
    taken: 11,
    postedDaysAgo: 6,
    jobDetail: {
      Category: ["Design"],
      Salary: ["₹8–11 lakh a year"],
      "Job Type": ["Full-time"],
      Responsibilities: [
        "Design apps for bus passengers and depot staff",
        "Test with five users before a screen is built",
        "Write the words on the screen, in plain English and with a Kannada translator",
      ],
      Requirements: [
        "2 to 4 years in product design",
        "Two case studies that show what did not work",
        "Figma; some HTML and CSS helps",
      ],
      Selection: [
        "Free test: 10 questions, 12 minutes, pass mark 6",
        "Round 1: one case study, by video",
        "Round 2: a paper exercise with the team, in Jayanagar",
      ],
      Benefits: ["Health cover", "Training money of ₹30,000 a year"],
    },
    preparation: [
      "Ride a bus and note every time a passenger has to ask someone",
      "Cut your best case study to eight minutes",
      "Revise contrast, tap size, labels and error messages",
      "Be ready to critique an app that everybody likes",
      "Prepare one decision where research changed your mind",
    ],
    assessment: "ui-ux",
  },
  {
    title: "Product Designer",
    company: "Saffron Till",
    location: "Mumbai",
    experienceYears: 5,
    applicationPrice: 299,
    maxApplicants: 5,
    taken: 2,
    postedDaysAgo: 14,
    jobDetail: {
      Category: ["Design"],
      Salary: ["₹18–24 lakh a year"],
      "Job Type": ["Full-time"],
      Responsibilities: [
        "Own the billing counter product used in 6,000 small shops",
        "Spend two days a month behind a counter",
        "Decide with engineering what is small enough to ship this week",
      ],
      Requirements: [
        "5 or more years in product design",
        "You have shipped for busy people on low-cost devices",
        "Hindi, or another language of our shops",
      ],
      Selection: [
        "Free test: 10 questions, 12 minutes, pass mark 6",
        "Round 1: portfolio, by video",
        "Round 2: half a day with the team, in Powai, travel paid",
      ],
      Benefits: ["Shares after one year", "Health cover for the family"],
    },
    preparation: [
      "Watch a shopkeeper bill three customers, and draw the steps",
      "Prepare a story about something you removed",
      "Think about returns, credit, and power cuts at a counter",
      "Bring numbers: what changed after your design went out",
    ],
    assessment: "ui-ux",
  },
];
