import type { TemplateWords } from "./template";

export const financeTemplate: TemplateWords = {
  about: [
    "Enter bills and payments each day, and compare them with the bank's list",
    "Ask for what is missing, and remind those who are late",
    "Prepare the month's papers for the accountant",
  ],
  requirements: [
    "You are exact with numbers and names",
    "You know spreadsheets, and Tally or a program like it",
    "You keep what you see to yourself",
  ],
  benefits: ["Fixed hours", "Paid leave and holidays", "Training in GST and in our program"],
  questions: [
    {
      topic: "Sums",
      prompt: "A bill is ₹5,000 without tax. With 18 % GST it is",
      options: ["₹5,018", "₹5,090", "₹5,900", "₹6,800"],
      answer: 2,
    },
    {
      topic: "Sums",
      prompt: "₹40,000 lent for a year at 12 % simple interest. What comes back in all?",
      options: ["₹40,480", "₹44,000", "₹44,800", "₹52,000"],
      answer: 2,
    },
    {
      topic: "Sums",
      prompt: "Income ₹3,20,000, costs ₹2,72,000. What share of the income is left?",
      options: ["12 %", "15 %", "18 %", "48 %"],
      answer: 1,
    },
    {
      topic: "Exactness",
      prompt: "Which number is the same as 4509 1182 6630?",
      options: ["4509 1128 6630", "4509 1182 6630", "4590 1182 6630", "4509 1182 6360"],
      answer: 1,
    },
    {
      topic: "Exactness",
      prompt: "The bank's list shows ₹7,450 and your book ₹7,540. What is the likely cause?",
      options: [
        "Two digits changed places",
        "A bill was paid twice",
        "The bank made a gift",
        "A tax of 9 %",
      ],
      answer: 0,
    },
    {
      topic: "Exactness",
      prompt:
        "A bill of 31 March is paid on 4 April. To which financial year does the cost belong?",
      options: [
        "The year that ended on 31 March",
        "The year that began on 1 April",
        "Half to each",
        "To none",
      ],
      answer: 0,
    },
    {
      topic: "Care with money",
      prompt: "A supplier mails a new account number and wants the payment today. What do you do?",
      options: [
        "Pay, because it is due",
        "Call the supplier on the number that you knew before",
        "Answer the mail and ask if it is true",
        "Pay half of it",
      ],
      answer: 1,
    },
    {
      topic: "Care with money",
      prompt: "Why should not one person alone both approve and pay a bill?",
      options: [
        "It takes longer",
        "A mistake or a fraud would be seen by nobody",
        "The bank forbids it",
        "It costs more tax",
      ],
      answer: 1,
    },
  ],
};
