import type { SeedJob } from "../types";

export const technologyQualityJobs: SeedJob[] = [
  {
    title: "QA Test Engineer",
    company: "Oakline Health Systems",
    location: "Hyderabad",
    experienceYears: 2,
    applicationPrice: 199,
    maxApplicants: 20,
    taken: 8,
    postedDaysAgo: 8,
    jobDetail: {
      Category: ["Technology"],
      Salary: ["₹5–7 lakh a year"],
      "Job Type": ["Full-time"],
      Responsibilities: [
        "Write and run test cases for hospital billing software",
        "Automate the daily checks in Playwright",
        "Reproduce problems that hospitals report and write them up clearly",
      ],
      Requirements: [
        "2 to 4 years in manual testing, some automation",
        "Basic SQL and use of an API client",
        "Clear written English",
      ],
      Selection: [
        "Free test: 10 questions, 10 minutes, pass mark 6",
        "Round 1: test a sample screen with us, by video",
        "Round 2: the QA manager, in Madhapur",
      ],
      "Working Hours": ["10 am to 7 pm, Monday to Friday", "One Saturday in a release month"],
    },
    preparation: [
      "Take any billing page and write ten test cases, edges first",
      "Revise severity and priority with your own examples",
      "Write one Playwright test that logs in and checks a total",
      "Practise a bug report: steps, what you expected, what you saw, where",
    ],
    assessment: "qa-testing",
  },
  {
    title: "QA Intern",
    company: "Chikoo Apps",
    location: "Ahmedabad",
    schooling: "12th",
    experienceYears: 0,
    applicationPrice: 99,
    maxApplicants: 8,
    taken: 3,
    postedDaysAgo: 22,
    jobDetail: {
      Category: ["Technology"],
      Salary: ["₹12,000 a month"],
      "Job Type": ["Internship"],
      Responsibilities: [
        "Test a tiffin ordering app on eight phones, old and new",
        "Write bug reports with steps and screenshots",
        "Keep the list of test cases up to date",
      ],
      Requirements: [
        "Final-year student or graduate, any stream",
        "You notice when a page is wrong by two pixels or two rupees",
        "Gujarati and English",
      ],
      Selection: [
        "Free test: 10 questions, 10 minutes, pass mark 6",
        "One interview of 30 minutes, by video",
      ],
      Duration: [
        "6 months, paid monthly",
        "A full-time offer depends on the work, not on time served",
      ],
    },
    preparation: [
      "Order a meal on any app and note every place where it could go wrong",
      "Learn the words: test case, smoke, regression, severity, priority",
      "Bring one bug you found in an app you use, written as a report",
      "Know how to take a screen recording on Android",
    ],
    assessment: "qa-testing",
  },
];
