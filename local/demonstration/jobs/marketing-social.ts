import type { SeedJob } from "../types";

export const marketingSocialJobs: SeedJob[] = [
  {
    title: "Social Media Executive",
    company: "Kulhad Street Tea",
    location: "Delhi",
    experienceYears: 1,
    applicationPrice: 199,
    maxApplicants: 12,
    taken: 12,
    postedDaysAgo: 15,
    jobDetail: {
      Category: ["Marketing"],
      Salary: ["₹25,000–30,000 a month"],
      "Job Type": ["Full-time"],
      Responsibilities: [
        "Plan and post for 22 tea counters across Delhi",
        "Shoot short videos on a phone at the counters",
        "Answer comments and messages within two hours",
      ],
      Requirements: [
        "1 to 2 years of running a brand's account",
        "Phone video and simple editing",
        "Hindi and English, with humour that hurts nobody",
      ],
      Selection: [
        "Free test: 8 questions, 8 minutes, pass mark 6",
        "One interview at the Hauz Khas counter, 45 minutes",
      ],
      "Working Hours": ["11 am to 8 pm, Monday off"],
    },
    preparation: [
      "Make one 20-second reel about a cup of tea",
      "Draft a week of posts for one counter",
      "Write replies to a rude comment and to a real complaint",
      "Know which numbers you would report each week, and why",
    ],
    assessment: "social-media",
  },
  {
    title: "Social Media Intern",
    company: "Marigold Mandap",
    location: "Udaipur",
    schooling: "12th",
    experienceYears: 0,
    applicationPrice: 0,
    maxApplicants: 6,
    taken: 2,
    postedDaysAgo: 37,
    jobDetail: {
      Category: ["Marketing"],
      Salary: ["₹9,000 a month"],
      "Job Type": ["Internship"],
      Responsibilities: [
        "Sort wedding photos and pick ten from each event",
        "Write captions in English and Hindi",
        "Ask each family for consent before a post goes out",
      ],
      Requirements: [
        "Student or graduate, any stream",
        "An account you ran yourself, however small",
        "Free for four weekends in the wedding season",
      ],
      Selection: [
        "Free test: 8 questions, 8 minutes, pass mark 6",
        "One interview of 30 minutes, by video",
      ],
      Duration: [
        "3 months",
        "Travel and meals at events are paid",
        "The company pays for the interview slot",
      ],
    },
    preparation: [
      "Pick ten photos from any wedding album and say why those",
      "Write three captions without the words beautiful and magical",
      "Know the right shapes for a story, a reel and a post",
      "Think about what you do when a family asks you to remove a photo",
    ],
    assessment: "social-media",
  },
];
