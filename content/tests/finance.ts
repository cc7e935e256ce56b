import { financeQuestions } from "./questions/finance-questions";
import type { SeedAssessment } from "./types";

export const financeAssessments: Record<string, SeedAssessment> = {
  "credit-analyst": {
    durationMinutes: 12,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Loans",
        prompt: "A CIBIL score lies between which two numbers?",
        options: ["0 and 100", "100 and 500", "300 and 900", "500 and 1,000"],
        answer: 2,
      },
      {
        topic: "Papers and checks",
        prompt: "Which paper shows best what a salaried person really receives each month?",
        options: [
          "Bank statement with salary credits",
          "Visiting card",
          "Electricity bill",
          "College degree",
        ],
        answer: 0,
      },
      {
        topic: "Money arithmetic",
        prompt:
          "A shop sells for ₹90,000 a month, and goods and expenses take ₹66,000. What is left before loan instalments?",
        options: ["₹34,000", "₹26,000", "₹66,000", "₹24,000"],
        answer: 3,
      },
      {
        topic: "Money arithmetic",
        prompt:
          "A customer earns ₹32,000 a month and pays ₹8,000 in loan instalments. The bank allows 40 % of income for all instalments. How much more can she pay each month?",
        options: ["₹4,000", "₹4,800", "₹8,000", "₹12,800"],
        answer: 1,
      },
      {
        topic: "Money arithmetic",
        prompt:
          "A lender gives up to 75 % of the value of gold. The gold is worth ₹1,60,000. What is the largest loan?",
        options: ["₹75,000", "₹1,00,000", "₹1,20,000", "₹1,60,000"],
        answer: 2,
      },
      {
        topic: "Papers and checks",
        prompt:
          "The salary slip says ₹40,000 net, and the bank shows ₹31,000 each month. What do you do?",
        options: [
          "Ask for the reason in writing and verify with the employer",
          "Take the higher figure",
          "Take the average",
          "Approve, as the slip is stamped",
        ],
        answer: 0,
      },
      {
        topic: "Money arithmetic",
        prompt: "What is simple interest on ₹50,000 at 12 % a year for 18 months?",
        options: ["₹6,000", "₹9,000", "₹10,800", "₹12,000"],
        answer: 1,
      },
      {
        topic: "Papers and checks",
        prompt: "What does KYC help a lender to do?",
        options: [
          "Set the interest rate",
          "Sell insurance",
          "Count its branches",
          "Make sure who the customer is",
        ],
        answer: 3,
      },
      {
        topic: "Loans",
        prompt: "Which is a secured loan?",
        options: [
          "Credit card dues",
          "A loan against a house as security",
          "A personal loan on salary",
          "A loan to a friend on trust",
        ],
        answer: 1,
      },
      {
        topic: "Honest work",
        prompt: "Your cousin's loan file reaches your desk. What is right?",
        options: [
          "Approve it first",
          "Reject it, to be safe",
          "Tell your manager and hand the file to someone else",
          "Ask the cousin to use another name",
        ],
        answer: 2,
      },
      ...financeQuestions,
    ],
  },
  accounts: {
    durationMinutes: 14,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Bookkeeping",
        prompt: "Goods are bought on credit from Mohan Traders. Which account is credited?",
        options: ["Purchases", "Mohan Traders", "Cash", "Sales"],
        answer: 1,
      },
      {
        topic: "Bookkeeping",
        prompt:
          "Assets are ₹9,00,000 and liabilities to outsiders are ₹3,50,000. What is the capital?",
        options: ["₹12,50,000", "₹3,50,000", "₹5,50,000", "₹6,50,000"],
        answer: 2,
      },
      {
        topic: "Tax and GST",
        prompt: "A bill is ₹10,000 plus GST at 18 %. What is the total?",
        options: ["₹11,800", "₹10,180", "₹10,018", "₹12,800"],
        answer: 0,
      },
      {
        topic: "Tax and GST",
        prompt: "A sale inside Tamil Nadu carries 18 % GST. How is the tax shown?",
        options: ["18 % IGST", "18 % CGST", "9 % IGST and 9 % SGST", "9 % CGST and 9 % SGST"],
        answer: 3,
      },
      {
        topic: "Tax and GST",
        prompt: "The price is ₹1,180 with 18 % GST included. What is the price before tax?",
        options: ["₹967.60", "₹1,000", "₹1,062", "₹1,162"],
        answer: 1,
      },
      {
        topic: "Bookkeeping",
        prompt:
          "A cheque you gave is in your books but not yet in the bank statement. What is it called?",
        options: ["A bad debt", "A bank charge", "An unpresented cheque", "A contra entry"],
        answer: 2,
      },
      {
        topic: "Bookkeeping",
        prompt:
          "A machine costs ₹80,000 and loses 10 % a year on the straight line. What is its value after 3 years?",
        options: ["₹56,000", "₹58,320", "₹72,000", "₹50,000"],
        answer: 0,
      },
      {
        topic: "Bookkeeping",
        prompt: "Cash is taken from the bank for office use. What kind of entry is it?",
        options: ["Sales", "Purchase", "Journal for a bad debt", "Contra"],
        answer: 3,
      },
      {
        topic: "Bookkeeping",
        prompt:
          "The two sides of a trial balance differ by ₹540. An amount of ₹270 may have been posted how?",
        options: [
          "On the wrong side",
          "Twice on both sides",
          "On the right side",
          "Not at all on either side",
        ],
        answer: 0,
      },
      {
        topic: "Papers and checks",
        prompt:
          "A supplier sends a mail with a new bank account and asks for quick payment. What do you do?",
        options: [
          "Pay at once",
          "Pay half",
          "Call the supplier on the number you already have",
          "Reply to the mail and ask if it is true",
        ],
        answer: 2,
      },
      ...financeQuestions,
    ],
  },
};
