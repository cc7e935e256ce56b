import type { SeedJob } from "../types";

export const marketingSearchJobs: SeedJob[] = [
  {
    title: "SEO Analyst",
    company: "Rankfern Digital",
    location: "Ahmedabad",
    experienceYears: 1,
    applicationPrice: 199,
    maxApplicants: 16,
    taken: 10,
    postedDaysAgo: 13,
    jobDetail: {
      Category: ["Marketing"],
      Salary: ["₹28,000–35,000 a month"],
      "Job Type": ["Full-time"],
      Responsibilities: [
        "Audit client sites and write fixes that developers can follow",
        "Plan pages from what people search for in English and Gujarati",
        "Report results each month, with the bad news first",
      ],
      Requirements: [
        "1 to 3 years in SEO",
        "Search Console and a crawler of your choice",
        "You have read HTML and are not afraid of it",
      ],
      Selection: [
        "Free test: 10 questions, 12 minutes, pass mark 6",
        "One interview with a live site audit, on CG Road",
      ],
      "Working Hours": ["10 am to 7 pm, Monday to Friday"],
    },
    preparation: [
      "Audit one small shop's site and list five fixes in order of effect",
      "Revise canonical, noindex, robots.txt, sitemap and redirects",
      "Group twenty searches by what the person wants",
      "Be ready to say what SEO cannot do within 30 days",
    ],
    assessment: "seo",
  },
  {
    title: "SEO Intern",
    company: "Neem Street Media",
    location: "Chandigarh",
    schooling: "12th",
    experienceYears: 0,
    applicationPrice: 99,
    maxApplicants: 6,
    taken: 4,
    postedDaysAgo: 30,
    jobDetail: {
      Category: ["Marketing"],
      Salary: ["₹10,000 a month"],
      "Job Type": ["Internship"],
      Responsibilities: [
        "Research searches for health articles in Punjabi and Hindi",
        "Fix titles, headings and links on old articles",
        "Check facts with the editor before anything changes",
      ],
      Requirements: [
        "Student or graduate, any stream",
        "Punjabi or Hindi, and English",
        "Curious about how search works",
      ],
      Selection: [
        "Free test: 10 questions, 12 minutes, pass mark 6",
        "One interview of 30 minutes, by video",
      ],
      Duration: ["4 months, 30 hours a week", "A certificate and a written review at the end"],
    },
    preparation: [
      "Read Google's own starter guide to SEO once, fully",
      "Pick one health question and compare the first five results",
      "Know what a title, a meta description and a heading do",
      "Prepare one question on how we check medical facts",
    ],
    assessment: "seo",
  },
];
