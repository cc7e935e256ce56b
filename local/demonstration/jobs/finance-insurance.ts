import type { SeedJob } from "../types";

export const financeInsuranceJobs: SeedJob[] = [
  {
    title: "Insurance Advisor, Branch",
    company: "Chhaya Cover",
    location: "Bhopal",
    schooling: "graduate",
    applicationPrice: 199,
    maxApplicants: 40,
    taken: 5,
    postedDaysAgo: 49,
    jobDetail: {
      Category: ["Finance"],
      Salary: ["₹18,000 a month, and incentive"],
      "Job Type": ["Full-time"],
      Responsibilities: [
        "Explain health and term plans to walk-in families",
        "Fill proposal forms with the customer's own answers",
        "Call at renewal, and help with claims",
      ],
      Requirements: [
        "Any degree",
        "Ready to take the IRDAI examination; the company pays",
        "Hindi and simple English",
      ],
      Selection: [
        "Free test: 10 questions, 10 minutes, pass mark 6",
        "One interview at the Arera Colony branch",
      ],
      "Working Hours": ["10 am to 6 pm, Sunday off"],
      Benefits: ["Fixed pay from the first month", "PF and health cover"],
    },
    preparation: [
      "Revise term, health, motor and what each does not pay for",
      "Practise explaining waiting period and co-payment with rupees",
      "Know what must never be hidden on a proposal form",
      "Prepare a reply to: my cousin's claim was refused",
    ],
    assessment: "insurance",
  },
  {
    title: "Claims Executive, Health",
    company: "Neem Tree Insurance Brokers",
    location: "Hyderabad",
    schooling: "graduate",
    experienceYears: 1,
    applicationPrice: 199,
    maxApplicants: 16,
    taken: 11,
    postedDaysAgo: 8,
    jobDetail: {
      Category: ["Finance"],
      Salary: ["₹26,000–33,000 a month"],
      "Job Type": ["Full-time"],
      Responsibilities: [
        "Guide employees of client firms through cashless and reimbursement claims",
        "Check papers before they go to the insurer",
        "Argue politely, with policy wording, when a claim is cut",
      ],
      Requirements: [
        "Graduate; nurses and pharmacists welcome",
        "1 to 2 years in claims or at a hospital desk",
        "Telugu, Hindi and English",
      ],
      Selection: [
        "Free test: 10 questions, 10 minutes, pass mark 6",
        "Round 1: by phone",
        "Round 2: two sample claims, in Somajiguda",
      ],
      "Working Hours": ["9 am to 6 pm, Monday to Friday; one Saturday a month on call"],
    },
    preparation: [
      "Read one health policy fully and mark limits, waiting periods and exclusions",
      "Revise cashless and reimbursement, step by step",
      "Work out a claim with room-rent limit and co-payment",
      "Think about a call from a family at the hospital at night",
    ],
    assessment: "insurance",
  },
];
