import type { SeedJob } from "../types";

export const financeAccountJobs: SeedJob[] = [
  {
    title: "Accounts Assistant",
    company: "Kaveri Textiles",
    location: "Coimbatore",
    applicationPrice: 199,
    maxApplicants: 30,
    taken: 21,
    postedDaysAgo: 11,
    jobDetail: {
      Category: ["Finance"],
      Salary: ["₹16,000–20,000 a month"],
      "Job Type": ["Full-time"],
      Responsibilities: [
        "Enter purchase and sales bills in Tally each day",
        "Match the bank statement once a week",
        "Prepare figures for the GST return by the 8th",
      ],
      Requirements: [
        "B.Com or diploma in accounts",
        "Tally and Excel; freshers who know both are welcome",
        "Tamil and simple English",
      ],
      Selection: [
        "Free test: 10 questions, 14 minutes, pass mark 6",
        "One interview with a Tally task, at the Peelamedu mill",
      ],
      "Working Hours": ["9 am to 6 pm, Monday to Saturday"],
      Benefits: ["PF and ESI", "Canteen lunch at ₹20"],
    },
    preparation: [
      "Practise purchase, sales, payment, receipt and contra vouchers in Tally",
      "Do one bank reconciliation by hand",
      "Revise GST inside and outside the state, and price with tax included",
      "Be ready to explain debit and credit in your own words",
    ],
    assessment: "accounts",
  },
  {
    title: "Accounts Executive",
    company: "Malwa Bearing Traders",
    location: "Ludhiana",
    applicationPrice: 199,
    maxApplicants: 12,
    taken: 3,
    postedDaysAgo: 36,
    jobDetail: {
      Category: ["Finance"],
      Salary: ["₹24,000–30,000 a month"],
      "Job Type": ["Full-time"],
      Responsibilities: [
        "Look after 300 customer ledgers and send statements each month",
        "Check supplier bills against goods received",
        "Close the month by the 5th with the chartered accountant",
      ],
      Requirements: [
        "B.Com and 2 to 4 years in a trading firm",
        "Tally or Busy, GST, e-way bills",
        "Punjabi and Hindi",
      ],
      Selection: [
        "Free test: 10 questions, 14 minutes, pass mark 6",
        "One interview with the owner, in Gill Road",
      ],
      "Working Hours": ["10 am to 7 pm, Monday to Saturday"],
    },
    preparation: [
      "Prepare how you would find why a ledger differs from a supplier's statement",
      "Revise e-way bill, credit note and debit note",
      "Know the steps of closing a month",
      "Bring a list of the reports you make now",
    ],
    assessment: "accounts",
  },
  {
    title: "Payroll Executive",
    company: "Staffwheel Services",
    location: "Chennai",
    applicationPrice: 199,
    maxApplicants: 15,
    taken: 6,
    postedDaysAgo: 25,
    jobDetail: {
      Category: ["Finance"],
      Salary: ["₹25,000–31,000 a month"],
      "Job Type": ["Full-time"],
      Responsibilities: [
        "Run wages for 1,800 contract workers at nine factories",
        "File PF and ESI on time",
        "Answer workers' questions about a slip within two days",
      ],
      Requirements: [
        "B.Com and 2 years in payroll",
        "Excel; any payroll program",
        "Tamil, and Hindi for workers from the north",
      ],
      Selection: [
        "Free test: 10 questions, 14 minutes, pass mark 6",
        "Round 1: by phone",
        "Round 2: with a payroll sheet, in Ambattur",
      ],
      Benefits: ["PF, health cover", "Extra pay for the two closing days each month"],
    },
    preparation: [
      "Work out a pay slip by hand: days, overtime, PF, ESI, net",
      "Revise due dates for PF and ESI",
      "Think about a worker who was marked absent by mistake",
      "Practise lookups and text clean-up in Excel on a list of 1,000 names",
    ],
    assessment: "accounts",
  },
];
