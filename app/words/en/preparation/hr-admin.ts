import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You hire, pay, train and look after staff, or keep an office in order for them.",
    "You handle secrets, dates and conflicts.",
    "Fair and exact, also under pressure.",
  ],
  questions: [
    {
      ask: "Why HR or admin?",
      good: [
        "A real example of helping and ordering.",
        'Not only "I like people".',
        "What you know of its dry side.",
      ],
    },
    {
      ask: "How do you fill a job in two weeks?",
      good: [
        "The need in five points, with the manager.",
        "Two or three sources, calls, short lists.",
        "Dates for each step; answers to all.",
      ],
    },
    {
      ask: "How do you read a resume in a minute?",
      good: [
        "Must-haves, dates, gaps as a question.",
        "Not name, religion, caste or looks.",
        "You note why yes or no.",
      ],
    },
    {
      ask: "An employee complains about a manager. What do you do?",
      good: [
        "You listen, write, ask what they want.",
        "Rules and secrecy are explained.",
        "Harassment goes to the committee.",
      ],
    },
    {
      ask: "What must be ready on a first day?",
      good: ["Letter, ID, seat, login, contact.", "PF and ESI forms.", "A plan for the week."],
    },
    {
      ask: "How do you calculate leave?",
      good: [
        "Earned, used, carried over, by policy.",
        "An example.",
        "A second look before salary.",
      ],
    },
    {
      ask: "What do you know of PF and ESI?",
      good: [
        "Who pays what, up to which wage.",
        "Dates each month.",
        "Where you look when unsure.",
      ],
    },
    {
      ask: 'A manager wants "only young men". What do you say?',
      good: [
        "That it is unfair, and often unlawful.",
        "You ask what the work needs.",
        "You write it neutrally.",
      ],
    },
    {
      ask: "How do you keep files secret?",
      good: ["Locked, rights by role.", "No salary in chats.", "Old ones are destroyed by rule."],
    },
    {
      ask: "Two people want the same leave. How do you decide?",
      good: ["Policy, date of asking, need.", "You look for a swap.", "You explain it to both."],
    },
  ],
  practice: [
    {
      ask: "12 of 80 left in a year. What part is that?",
      options: ["12 %", "15 %", "18 %", "20 %"],
      right: 1,
      why: "12 divided by 80 is 0.15.",
    },
    {
      ask: "40 applied, 10 were interviewed, 2 hired. What part of interviews led to hiring?",
      options: ["5 %", "20 %", "25 %", "50 %"],
      right: 1,
      why: "2 divided by 10 is 0.2.",
    },
    {
      ask: "What is an offer letter?",
      options: ["A farewell", "A bill", "A paper with job, pay and date before joining", "An ad"],
      right: 2,
      why: "It says what was agreed.",
    },
    {
      ask: "May a company ask candidates for money to join?",
      options: ["Yes, a deposit", "No", "Only for training", "Only small sums"],
      right: 1,
      why: "A real employer pays, and does not take.",
    },
    {
      ask: "Leave 18 days, used 11, 5 more asked. How many stay?",
      options: ["1", "2", "3", "7"],
      right: 1,
      why: "18 minus 16 is 2.",
    },
    {
      ask: "What is onboarding?",
      options: ["A ship", "Firing", "A test", "Helping a new person to start"],
      right: 3,
      why: "It covers papers, people, place and work.",
    },
    {
      ask: "CTC means",
      options: ["cash today", "cut to customer", "cost to company", "count the cost"],
      right: 2,
      why: "It holds all that the company pays, so more than what arrives in hand.",
    },
    {
      ask: "Notice 30 days, resigned on 5 June. What is the last day, if the count begins on 6 June?",
      options: ["30 June", "4 July", "5 July", "6 July"],
      right: 2,
      why: "June has 30 days: 25 from 6 to 30 June, then 5 in July.",
    },
    {
      ask: "Which question is right in an interview?",
      options: [
        "Which shift can you work?",
        "Are you pregnant?",
        "What is your caste?",
        "Do you marry soon?",
      ],
      right: 0,
      why: "It is about the work. The others are private.",
    },
    {
      ask: "Which mail to a rejected person is best?",
      options: [
        "No answer",
        "Later",
        "You failed",
        "Thank you; we chose another; here is one reason",
      ],
      right: 3,
      why: "It is clear, kind and ends the waiting.",
    },
  ],
  bring: ["Degree or course papers, and a letter template or tracker that you made."],
  ask: [
    "How many staff are there, and how many does HR have?",
    "Which tasks come first in three months?",
    "Which software is used for payroll and leave?",
  ],
  evening: [
    "Plan one hiring on half a page, with dates.",
    "Think of one secret that you kept at work, and tell it without the secret.",
  ],
};
