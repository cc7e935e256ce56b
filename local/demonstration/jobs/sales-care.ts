import type { SeedJob } from "../types";

export const salesCareJobs: SeedJob[] = [
  {
    title: "Health Line Executive, Tamil",
    company: "Palmleaf Health",
    location: "Madurai",
    schooling: "diploma",
    experienceYears: 0,
    applicationPrice: 199,
    maxApplicants: 28,
    taken: 10,
    postedDaysAgo: 15,
    jobDetail: {
      Category: ["Sales"],
      Salary: ["₹15,000–18,500 a month"],
      "Job Type": ["Full-time"],
      Responsibilities: [
        "Book and move appointments for 14 clinics",
        "Call patients a day before the visit",
        "Pass urgent symptoms to the nurse at once; never advise yourself",
      ],
      Requirements: [
        "Any degree or diploma; freshers welcome",
        "Tamil as a native speaker, workable English",
        "A calm voice",
      ],
      Selection: [
        "Free test: 10 questions, 12 minutes, pass mark 6",
        "One interview with a mock call in Tamil, in Anna Nagar, Madurai",
      ],
      "Working Hours": ["7 am to 3 pm or 1 pm to 9 pm, weekly off by rota"],
      Benefits: ["PF and ESI", "Free check-up for parents once a year"],
    },
    preparation: [
      "Practise booking, moving and cancelling an appointment in spoken Tamil",
      "Learn which symptoms must go to a nurse without delay, such as chest pain",
      "Think about privacy: what may you say to a caller who is not the patient?",
      "Speak slowly on a recording of yourself and listen to it",
    ],
    assessment: "customer-support",
  },
  {
    title: "Customer Care Associate, Chat",
    company: "Zari Lane",
    location: "Surat",
    schooling: "12th",
    applicationPrice: 199,
    maxApplicants: 120,
    taken: 38,
    postedDaysAgo: 4,
    jobDetail: {
      Category: ["Sales"],
      Salary: ["₹14,500–17,000 a month"],
      "Job Type": ["Full-time"],
      Responsibilities: [
        "Answer three chats at a time about sarees, sizes and returns",
        "Send photos of real colours from the warehouse",
        "Close returns within the day",
      ],
      Requirements: [
        "12th pass",
        "Typing at 30 words a minute in English",
        "Gujarati or Hindi to speak, simple English to write",
      ],
      Selection: [
        "Free test: 10 questions, 12 minutes, pass mark 6",
        "One interview with a written chat, at the Ring Road office",
      ],
      "Working Hours": ["Two shifts between 9 am and 11 pm", "One weekly off"],
      Benefits: ["PF and ESI", "Staff price on all sarees"],
    },
    preparation: [
      "Write replies to five hard customer messages, two lines each",
      "Learn the return rule of any online shop and explain it in simple words",
      "Practise typing without looking at the keys",
      "Know a few fabrics: georgette, organza, tussar, cotton silk",
    ],
    assessment: "customer-support",
  },
];
