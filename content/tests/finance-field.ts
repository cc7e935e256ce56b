import { financeQuestions } from "./questions/finance-questions";
import type { SeedAssessment } from "./types";

export const financeFieldAssessments: Record<string, SeedAssessment> = {
  "audit-tax": {
    durationMinutes: 14,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Tax and GST",
        prompt: "India's financial year runs from when to when?",
        options: [
          "1 January to 31 December",
          "1 July to 30 June",
          "1 April to 31 March",
          "1 October to 30 September",
        ],
        answer: 2,
      },
      {
        topic: "Tax and GST",
        prompt: "How many characters does a GSTIN have?",
        options: ["10", "15", "12", "21"],
        answer: 1,
      },
      {
        topic: "Tax and GST",
        prompt: "Which GST return lists a business's outward supplies?",
        options: ["GSTR-1", "GSTR-4", "GSTR-9C", "GSTR-10"],
        answer: 0,
      },
      {
        topic: "Auditing",
        prompt: "What is vouching?",
        options: [
          "Guessing the closing stock",
          "Paying vendors",
          "Filing a return",
          "Checking entries against bills and other papers",
        ],
        answer: 3,
      },
      {
        topic: "Tax and GST",
        prompt:
          "Output GST is ₹54,000 and eligible input credit is ₹38,500. How much is to be paid in cash?",
        options: ["₹92,500", "₹15,500", "₹38,500", "₹16,500"],
        answer: 1,
      },
      {
        topic: "Tax and GST",
        prompt:
          "Fees of ₹60,000 are paid after tax is deducted at source at 10 %. What does the consultant receive?",
        options: ["₹66,000", "₹59,400", "₹54,000", "₹50,000"],
        answer: 2,
      },
      {
        topic: "Honest work",
        prompt: "An auditor finds that the client's manager is her brother. What must she do?",
        options: [
          "Finish faster",
          "Tell her firm and step aside from the audit",
          "Keep it to herself",
          "Ask him to sign the report",
        ],
        answer: 1,
      },
      {
        topic: "Auditing",
        prompt: "Books show stock of 1,240 units, and the count finds 1,190. How do you report it?",
        options: [
          "A shortage of 50 units, with the reason asked from the client",
          "Nothing, it is small",
          "Change the count to 1,240",
          "An excess of 50 units",
        ],
        answer: 0,
      },
      {
        topic: "Bookkeeping",
        prompt: "Which expense belongs to capital, not to revenue?",
        options: ["Repair of a fan", "Office tea", "Monthly rent", "A new delivery van"],
        answer: 3,
      },
      {
        topic: "Bookkeeping",
        prompt:
          "Rent of ₹20,000 for March was paid in April. In which month's cost does it belong under accrual?",
        options: ["April", "Half in each", "March", "Neither"],
        answer: 2,
      },
      {
        topic: "Tax and GST",
        prompt: "What does TAN stand for in tax deducted at source?",
        options: [
          "Tax Deduction and Collection Account Number",
          "Total Assessment Note",
          "Trade Account Name",
          "Tax Audit Number",
        ],
        answer: 0,
      },
      {
        topic: "Money arithmetic",
        prompt: "Turnover rose from ₹80 lakh to ₹1 crore. What is the rise?",
        options: ["20 %", "12.5 %", "80 %", "25 %"],
        answer: 3,
      },
      ...financeQuestions,
    ],
  },
  collections: {
    durationMinutes: 10,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Rules for lenders",
        prompt: "Between which hours may a borrower be called about dues under RBI's rules?",
        options: ["6 am and 10 pm", "8 am and 7 pm", "9 am and 9 pm", "At any time"],
        answer: 1,
      },
      {
        topic: "Talking to customers",
        prompt: "A borrower says he lost his job last month. What is the best next step?",
        options: [
          "Shout, so that he takes it seriously",
          "Call his relatives",
          "Say that police will come",
          "Listen, note it and explain the options your company allows",
        ],
        answer: 3,
      },
      {
        topic: "Rules for lenders",
        prompt: "May you tell a borrower's neighbour about the loan?",
        options: ["No", "Yes, if he is late", "Yes, if the neighbour asks", "Only on a Sunday"],
        answer: 0,
      },
      {
        topic: "Money arithmetic",
        prompt:
          "An instalment is ₹3,450. Three are due, and the borrower pays ₹8,000. What is still due?",
        options: ["₹10,350", "₹1,450", "₹2,350", "₹2,450"],
        answer: 2,
      },
      {
        topic: "Honest work",
        prompt: "A borrower pays you cash at home. What must you give at once?",
        options: ["Your phone number", "A receipt", "A discount", "A promise"],
        answer: 1,
      },
      {
        topic: "Money arithmetic",
        prompt: "You have 60 accounts and collected from 45. What share is it?",
        options: ["45 %", "65 %", "75 %", "80 %"],
        answer: 2,
      },
      {
        topic: "Talking to customers",
        prompt: "Which of these is the best record of a call?",
        options: [
          "Rude customer",
          "Will pay",
          "Not reachable, as always",
          "Spoke 11:20 am; salary on the 7th; promised ₹3,450 on the 8th by UPI",
        ],
        answer: 3,
      },
      {
        topic: "Talking to customers",
        prompt: "A borrower says that he already paid and has a UPI reference. What do you do?",
        options: [
          "Take the reference, check it and call back",
          "Ask him to pay again for now",
          "Tell him that it is false",
          "Close the account",
        ],
        answer: 0,
      },
      {
        topic: "Money arithmetic",
        prompt:
          "A charge of 2 % a month falls on ₹5,000 overdue for 2 months, simple. What is the charge?",
        options: ["₹100", "₹200", "₹500", "₹1,000"],
        answer: 1,
      },
      {
        topic: "Rules for lenders",
        prompt: "A borrower wants to complain about your company. What do you give her?",
        options: [
          "Nothing",
          "Your manager's home address",
          "The contact of the grievance officer",
          "A warning",
        ],
        answer: 2,
      },
      ...financeQuestions,
    ],
  },
};
