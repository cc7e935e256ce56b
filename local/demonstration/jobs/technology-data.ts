import type { SeedJob } from "../types";

export const technologyDataJobs: SeedJob[] = [
  {
    title: "Data Analyst",
    company: "Paperkite Retail Analytics",
    location: "Mumbai",
    experienceYears: 1,
    applicationPrice: 199,
    maxApplicants: 18,
    taken: 13,
    postedDaysAgo: 11,
    jobDetail: {
      Category: ["Technology"],
      Salary: ["₹7–10 lakh a year"],
      "Job Type": ["Full-time"],
      Responsibilities: [
        "Answer questions from store owners with SQL and a short note",
        "Keep weekly dashboards right for 60 stores",
        "Find and explain odd numbers before the client does",
      ],
      Requirements: [
        "1 to 3 years with SQL and Excel or a dashboard tool",
        "You can explain an average and a median to a shopkeeper",
        "Python is welcome, not required",
      ],
      Selection: [
        "Free test: 10 questions, 14 minutes, pass mark 6",
        "Round 1: a small data set, by video, 60 minutes",
        "Round 2: the head of analytics, in Andheri East",
      ],
      Benefits: ["Health cover", "Two days from home each week"],
    },
    preparation: [
      "Practise GROUP BY, HAVING and LEFT JOIN on a table of orders",
      "Take a public data set and write three findings, one line each",
      "Revise percent change, conversion rate, mean and median",
      "Prepare a chart you made and say why you chose that form",
      "Be ready for: sales fell 12 % last week, what do you look at first?",
    ],
    assessment: "data-analyst",
  },
  {
    title: "MIS Executive",
    company: "Dhara Agro Supply",
    location: "Indore",
    schooling: "graduate",
    experienceYears: 1,
    applicationPrice: 199,
    maxApplicants: 14,
    taken: 4,
    postedDaysAgo: 31,
    jobDetail: {
      Category: ["Technology"],
      Salary: ["₹22,000–28,000 a month"],
      "Job Type": ["Full-time"],
      Responsibilities: [
        "Send the daily stock and dispatch report by 10 am",
        "Match depot figures with the accounts team each week",
        "Build Excel sheets that depots can fill without mistakes",
      ],
      Requirements: [
        "Graduate, 1 to 2 years in MIS or accounts",
        "Excel: lookups, pivot tables, data validation",
        "Hindi for calls with depots",
      ],
      Selection: [
        "Free test: 10 questions, 14 minutes, pass mark 6",
        "One interview with an Excel task, in Vijay Nagar",
      ],
      "Working Hours": ["9 am to 6 pm, Monday to Saturday"],
    },
    preparation: [
      "Build a pivot table of sales by depot and month, and time yourself",
      "Revise XLOOKUP, SUMIFS and removing duplicates",
      "Think about how you would find why two stock figures differ by 40 bags",
      "Bring one report you made, with names removed",
    ],
    assessment: "data-analyst",
  },
];
