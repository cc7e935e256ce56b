import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You check other people's books, or prepare their tax returns, from papers and by questions.",
    "You note what you saw, so that a senior can follow it.",
    "You keep dates, and you do not look away.",
  ],
  questions: [
    {
      ask: "What is vouching?",
      good: [
        "From an entry to its paper: date, amount, name, approval.",
        "An example with a purchase bill.",
        "What you do when the paper is missing.",
      ],
    },
    {
      ask: "A client does not give you a paper. What do you do?",
      good: [
        "You ask again, with the reason and a date.",
        "You look for another proof.",
        "You tell your senior, and note it.",
      ],
    },
    {
      ask: "How do you count stock at year end?",
      good: [
        "You choose items from list to floor, and from floor to list.",
        "You note old and broken goods.",
        "You see that nothing moves meanwhile.",
      ],
    },
    {
      ask: "What are GSTR-1 and GSTR-3B?",
      good: [
        "One lists sales, the other sums up and pays.",
        "Both must agree with the books.",
        "What you do when they do not.",
      ],
    },
    {
      ask: "When can input credit not be taken?",
      good: [
        "No valid bill, supplier did not file, or a blocked item.",
        "An example of a blocked item.",
        "How you follow up with suppliers.",
      ],
    },
    {
      ask: "A notice says that sales differ by ₹80,000. How do you begin?",
      good: [
        "You read date, section and the day to reply.",
        "You compare books, returns and e-way bills.",
        "A short draft with papers, for the partner.",
      ],
    },
    {
      ask: "What is the difference between capital and revenue expense?",
      good: [
        "Long use against daily use.",
        "Two examples each, one doubtful.",
        "What a wrong choice does to profit.",
      ],
    },
    {
      ask: "You find that a bill was made twice. What do you think of first?",
      good: [
        "An error first, then fraud.",
        "You look for more of its kind.",
        "You tell your senior, not the client's clerk.",
      ],
    },
    {
      ask: "How do you keep a client's matters secret?",
      good: [
        "No talk outside, no photos.",
        "Papers are locked away, files are on the firm's system.",
        "You own no shares of those you audit, and say if you do.",
      ],
    },
    {
      ask: "How do you work in a busy season?",
      good: [
        "A list by due date.",
        "You say early where help is needed.",
        "Health and exams are planned openly.",
      ],
    },
  ],
  practice: [
    {
      ask: "An audit looks at",
      options: [
        "every paper always",
        "a sample that is chosen with care",
        "only cash",
        "the owner's house",
      ],
      right: 1,
      why: "Nobody can check all. The sample follows risk and amount.",
    },
    {
      ask: "New roof for a factory, used for 20 years, is",
      options: ["capital", "revenue", "income", "a loan"],
      right: 0,
      why: "It serves for many years, so it is an asset.",
    },
    {
      ask: "Sales tax collected ₹54,000, input credit ₹41,500. What is to pay?",
      options: ["₹11,500", "₹12,500", "₹41,500", "₹95,500"],
      right: 1,
      why: "54,000 minus 41,500 is 12,500.",
    },
    {
      ask: "What is PAN?",
      options: ["A tax rate", "A bank account", "A number of each taxpayer", "A form for goods"],
      right: 2,
      why: "PAN is the permanent account number for income tax.",
    },
    {
      ask: "Who gives the opinion on the accounts?",
      options: ["The cashier", "The auditor who signs", "The bank", "The newest clerk"],
      right: 1,
      why: "The one who signs is responsible for the opinion.",
    },
    {
      ask: "Goods left the store on 31 March, and the bill is of 2 April. What is the question?",
      options: ["In which year the sale belongs", "Price", "Colour", "Transport"],
      right: 0,
      why: "That is cut-off: sale and cost must be in the right year.",
    },
    {
      ask: "A bill for ₹11,800 has 18 % GST inside. How much is the tax?",
      options: ["₹1,180", "₹1,800", "₹2,000", "₹2,124"],
      right: 1,
      why: "11,800 divided by 1.18 is 10,000. The tax is ₹1,800.",
    },
    {
      ask: "Stock in books 240, counted 231, price ₹150 each. What is missing?",
      options: ["₹900", "₹1,350", "₹1,500", "₹2,310"],
      right: 1,
      why: "9 pieces are missing. 9 times 150 is 1,350.",
    },
    {
      ask: "A confirmation of balance comes",
      options: [
        "from the client's desk",
        "straight from the debtor or the bank",
        "from a friend",
        "from the internet",
      ],
      right: 1,
      why: "Only what comes straight from outside is a proof.",
    },
    {
      ask: "Which is the best working paper?",
      options: [
        "What, which sample, what was found, who, when",
        "All fine",
        "A photo of a desk",
        "A long story",
      ],
      right: 0,
      why: "Another person can repeat and check it.",
    },
  ],
  bring: ["Papers of B.Com, CA or CMA, and an articleship letter if you have one."],
  ask: [
    "Which clients would I see, and how far is the travel?",
    "Who looks at my work, and is there time for exams?",
    "How many returns does one person do?",
  ],
  evening: [
    "Revise vouching, cut-off, stock count, confirmation: one sentence each.",
    "Draft half a page as a reply to a notice.",
  ],
};
