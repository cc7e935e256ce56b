import type { SeedQuestion } from "../types";

/** Questions for all work with money. */
export const financeQuestions: SeedQuestion[] = [
  {
    topic: "Money arithmetic",
    prompt: "What is 18 % of ₹5,000?",
    options: ["₹90", "₹900", "₹1,800", "₹9,000"],
    answer: 1,
  },
  {
    topic: "Money arithmetic",
    prompt: "A bill of ₹2,500 is paid early with 4 % off. How much is paid?",
    options: ["₹2,496", "₹2,100", "₹2,400", "₹2,600"],
    answer: 2,
  },
  {
    topic: "Money arithmetic",
    prompt: "A box holds five notes of ₹500, seven of ₹200 and nine of ₹10. How much is it?",
    options: ["₹3,990", "₹3,900", "₹4,090", "₹3,090"],
    answer: 0,
  },
  {
    topic: "Money arithmetic",
    prompt: "An instalment of ₹2,200 is paid for 12 months. How much is paid in all?",
    options: ["₹24,200", "₹22,000", "₹28,400", "₹26,400"],
    answer: 3,
  },
  {
    topic: "Money arithmetic",
    prompt: "What is simple interest on ₹10,000 at 8 % a year for 2 years?",
    options: ["₹800", "₹1,600", "₹160", "₹1,800"],
    answer: 1,
  },
  {
    topic: "Money arithmetic",
    prompt: "Income is ₹3,20,000 and costs are ₹2,45,000. What is the profit?",
    options: ["₹65,000", "₹85,000", "₹75,000", "₹5,65,000"],
    answer: 2,
  },
  {
    topic: "Money arithmetic",
    prompt: "What share of ₹6,000 is ₹1,500?",
    options: ["25 %", "20 %", "40 %", "15 %"],
    answer: 0,
  },
  {
    topic: "Money arithmetic",
    prompt: "How is three crore written in the Indian style?",
    options: ["3,00,000", "30,00,000", "30,00,00,000", "3,00,00,000"],
    answer: 3,
  },
  {
    topic: "Papers and checks",
    prompt: "Which number does the Income Tax Department give to a taxpayer?",
    options: ["PIN", "PAN", "IFSC", "OTP"],
    answer: 1,
  },
  {
    topic: "Papers and checks",
    prompt: "What does the IFSC of a bank transfer name?",
    options: ["The age of the customer", "The balance", "The bank branch", "The interest rate"],
    answer: 2,
  },
  {
    topic: "Papers and checks",
    prompt: "The name on a form and on the PAN card differ by two letters. What do you do?",
    options: [
      "Ask the customer and follow the rule for corrections",
      "Write on the PAN card",
      "Ignore it",
      "Write both names",
    ],
    answer: 0,
  },
  {
    topic: "Papers and checks",
    prompt: "The copy of a document is too faint to read. What do you do?",
    options: [
      "Guess the numbers",
      "Leave the fields empty and approve",
      "Use last year's numbers",
      "Ask for a clear copy",
    ],
    answer: 3,
  },
  {
    topic: "Honest work",
    prompt: "A customer offers you ₹2,000 to move his file up. What do you do?",
    options: ["Take it after office hours", "Refuse and report it", "Take half", "Ask for more"],
    answer: 1,
  },
  {
    topic: "Honest work",
    prompt: "You see a colleague signing in customers' names. What is right?",
    options: ["Learn how it is done", "Look away", "Report it to your manager", "Do the same"],
    answer: 2,
  },
  {
    topic: "Honest work",
    prompt: "You entered a wrong amount yesterday. What is right?",
    options: [
      "Correct it as the rule says, and note why",
      "Delete the whole record",
      "Hope that it evens out",
      "Enter another wrong amount to balance it",
    ],
    answer: 0,
  },
  {
    topic: "Bookkeeping",
    prompt: "Which of these is an asset of a shop?",
    options: [
      "A loan from the bank",
      "Unpaid rent",
      "The supplier's unpaid bill",
      "The goods on its shelves",
    ],
    answer: 3,
  },
  {
    topic: "Bookkeeping",
    prompt: "What is a debtor of a business?",
    options: [
      "Someone the business owes money to",
      "Someone who owes the business money",
      "A bank branch",
      "A tax officer",
    ],
    answer: 1,
  },
  {
    topic: "Bookkeeping",
    prompt: "Which statement shows the income and expenses of a year?",
    options: [
      "The cash book of one day",
      "The attendance sheet",
      "The profit and loss account",
      "The stock list",
    ],
    answer: 2,
  },
  {
    topic: "Digital payments",
    prompt:
      "A buyer sends a customer money by UPI. Which PIN must the customer enter to receive it?",
    options: ["None", "The UPI PIN", "The ATM PIN", "The buyer's PIN"],
    answer: 0,
  },
  {
    topic: "Digital payments",
    prompt: "A transfer failed, but the money left the account. What do you tell the customer?",
    options: [
      "The money is lost",
      "Pay again three times",
      "It is your own fault",
      "Keep the reference; the bank checks it and returns failed money",
    ],
    answer: 3,
  },
];
