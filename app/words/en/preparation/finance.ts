import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You look after money on paper: bills, books, loans, policies, taxes.",
    "Each figure must be right, on time, and explained by a document.",
    "People trust you with what is theirs, so honesty counts as much as skill.",
  ],
  questions: [
    {
      ask: "Tell me about yourself.",
      good: [
        "One minute: your study, your last work, what you did with figures there.",
        "One example of exactness, such as a month closed without a difference.",
        "Why you want this side of finance.",
      ],
    },
    {
      ask: "Tell me about an error that you found in figures.",
      good: [
        "What did not agree, and how you noticed it.",
        "How you went from the total to the single entry.",
        "What you changed so that it does not come again.",
      ],
    },
    {
      ask: "What is the difference between profit and cash?",
      good: [
        "Profit counts what was sold, cash what was received.",
        "An example: sold in March, paid in May.",
        "Why a firm with profit can still run out of money.",
      ],
    },
    {
      ask: "How do you check your own work?",
      good: [
        "A second way to the same number, such as a total from another side.",
        "Comparing with last month, and asking about what stands out.",
        "A break before the last look.",
      ],
    },
    {
      ask: "Your manager asks you to change a date on a bill. What do you do?",
      good: [
        "You ask for the reason, and say that the date must be the true one.",
        "You offer the right way, such as a credit note.",
        "You would not sign it, and would tell who is responsible.",
      ],
    },
    {
      ask: "How well do you know Excel?",
      good: [
        "Functions that you use each week, by name.",
        "A sheet that you made, and who used it.",
        "What you cannot do yet.",
      ],
    },
    {
      ask: "It is the last day of the month, and papers are missing. What do you do?",
      good: [
        "You list what is missing, and from whom.",
        "You call the largest amounts first.",
        "You tell your lead early what will not be ready.",
      ],
    },
    {
      ask: "How do you deal with a customer who is angry about a charge?",
      good: [
        "You listen, and repeat what you understood.",
        "You show where the charge comes from, line by line.",
        "If it is wrong, you say so and put it right.",
      ],
    },
    {
      ask: "What do you know about keeping data secret?",
      good: [
        "You speak of a customer's money with nobody outside the work.",
        "Papers are locked away, and the screen too.",
        "No files go to a private mail or phone.",
      ],
    },
    {
      ask: "Where do you want to be in three years?",
      good: [
        "A next step in the same field, such as senior or a course.",
        "What you do for it already.",
        "That you will stay long enough to be of use.",
      ],
    },
  ],
  practice: [
    {
      ask: "A loan of ₹50,000 costs 10 % simple interest a year. What is the interest for 6 months?",
      options: ["₹2,500", "₹5,000", "₹500", "₹3,000"],
      right: 0,
      why: "A year costs ₹5,000. Half a year costs half of it, ₹2,500.",
    },
    {
      ask: "What is an asset?",
      options: [
        "What a firm owes",
        "What a firm owns",
        "What a firm spends on rent",
        "What a firm pays in tax",
      ],
      right: 1,
      why: "Assets are owned: cash, stock, machines. What is owed is a liability.",
    },
    {
      ask: "A shop's sale of ₹2,100 includes 5 % GST. How much of it is tax?",
      options: ["₹100", "₹105", "₹110", "₹500"],
      right: 0,
      why: "2,100 divided by 1.05 is 2,000. The tax is the rest, ₹100.",
    },
    {
      ask: "When does the financial year begin in India?",
      options: ["1 January", "1 March", "1 April", "1 July"],
      right: 2,
      why: "It runs from 1 April to 31 March.",
    },
    {
      ask: "Sales are ₹90,000 and costs are ₹72,000. What is the profit as a part of sales?",
      options: ["18 %", "20 %", "25 %", "80 %"],
      right: 1,
      why: "The profit is ₹18,000. Divided by 90,000 it is 0.2, which is 20 %.",
    },
    {
      ask: "What is a budget?",
      options: [
        "A plan of what comes in and goes out",
        "A list of past sales",
        "A loan from a bank",
        "A tax",
      ],
      right: 0,
      why: "It looks ahead. Later it is compared with what really happened.",
    },
    {
      ask: "Four customers owe ₹2,400, ₹3,150, ₹950 and ₹1,500. What do they owe in all?",
      options: ["₹7,000", "₹7,900", "₹8,000", "₹8,500"],
      right: 2,
      why: "2,400 and 3,150 are 5,550. With 950 it is 6,500, with 1,500 it is ₹8,000.",
    },
    {
      ask: "What does it mean that a bill is overdue?",
      options: [
        "It is too high",
        "The day to pay it is over",
        "It has no number",
        "It was paid twice",
      ],
      right: 1,
      why: "A bill has a due date. After that day it is overdue.",
    },
    {
      ask: "An amount is written ₹4,07,050. How is it said?",
      options: [
        "Four lakh seventy thousand fifty",
        "Four lakh seven thousand fifty",
        "Forty thousand seven hundred fifty",
        "Four lakh seven hundred fifty",
      ],
      right: 1,
      why: "4,07,050 is four lakh, seven thousand and fifty.",
    },
    {
      ask: "A friend asks how much money a customer of yours has. What do you say?",
      options: [
        "The exact amount",
        "About how much",
        "That you cannot speak about customers",
        "To ask you again at home",
      ],
      right: 2,
      why: "What customers have is secret, also among friends and in the family.",
    },
  ],
  bring: ["Your mark sheets and certificates, and a pen and a simple calculator."],
  ask: [
    "Which programs do you use for accounts or loans?",
    "When are the busy days of the month, and how long are they?",
    "Who checks my work in the first weeks?",
  ],
  evening: [
    "Do five sums with percent and GST without a calculator.",
    "Think of one error that you found, and tell it in one minute.",
  ],
};
