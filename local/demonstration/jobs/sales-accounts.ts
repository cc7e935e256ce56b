import type { SeedJob } from "../types";

export const salesAccountJobs: SeedJob[] = [
  {
    title: "Holiday Telesales Executive",
    company: "Bluepeter Travel",
    location: "Dehradun",
    schooling: "12th",
    applicationPrice: 99,
    maxApplicants: 32,
    taken: 8,
    postedDaysAgo: 42,
    jobDetail: {
      Category: ["Sales"],
      Salary: ["₹16,000–20,000 a month, and incentive"],
      "Job Type": ["Contract"],
      Responsibilities: [
        "Call families who asked for a Char Dham or Mussoorie package",
        "Write the quotation with what is and is not included",
        "Stay in touch until they are back home",
      ],
      Requirements: [
        "12th pass or degree",
        "Fluent Hindi; Gujarati or Bengali is a plus",
        "You know the roads and seasons of Uttarakhand",
      ],
      Selection: [
        "Free test: 10 questions, 10 minutes, pass mark 6",
        "One interview with a mock call, by video",
      ],
      Contract: ["11 months, may be renewed", "Paid leave as in a full-time post"],
    },
    preparation: [
      "Plan a five-day trip for a family of four and price it",
      "Know when passes and temples open and close in Uttarakhand",
      "Practise naming what a package does not include",
      "Revise discount sums on ₹40,000 and ₹65,000",
    ],
    assessment: "inside-sales",
  },
  {
    title: "Key Account Manager",
    company: "Stonebridge Packaging",
    location: "Vadodara",
    experienceYears: 6,
    applicationPrice: 399,
    maxApplicants: 8,
    taken: 5,
    postedDaysAgo: 21,
    jobDetail: {
      Category: ["Sales"],
      Salary: ["₹12–15 lakh a year"],
      "Job Type": ["Full-time"],
      Responsibilities: [
        "Own six large buyers of corrugated boxes",
        "Agree yearly rates when paper prices move",
        "Bring plant, quality and dispatch to one table when a lot fails",
      ],
      Requirements: [
        "6 or more years in industrial sales",
        "You have negotiated contracts above ₹1 crore",
        "Gujarati, Hindi and English",
      ],
      Selection: [
        "Free test: 10 questions, 10 minutes, pass mark 6",
        "Round 1: the sales head, by video",
        "Round 2: plant visit and the managing director, at Makarpura",
      ],
      Benefits: [
        "Car allowance",
        "Health cover for the family",
        "Yearly bonus on margin, not volume",
      ],
    },
    preparation: [
      "Prepare one negotiation in numbers: asked, offered, agreed, and why",
      "Learn how paper grade, ply and print change a box's cost",
      "Think about a buyer who wants 60 days of credit and 5 % less",
      "Bring a plan for your first 90 days with a new account, on one page",
    ],
    assessment: "inside-sales",
  },
];
