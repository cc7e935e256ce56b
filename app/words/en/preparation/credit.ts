import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You find out whether a person or firm can and will pay a loan back.",
    "You read papers, visit, calculate and write a clear yes, no or less.",
    "A kind word is needed, and a firm no protects both sides.",
  ],
  questions: [
    {
      ask: "How do you decide whether somebody can repay?",
      good: [
        "Income less costs and other loans.",
        "How they paid before, and how stable the work is.",
        "What could go wrong, such as rain or illness.",
      ],
    },
    {
      ask: "Which ratios do you look at for a firm?",
      good: [
        "Debt to equity, current ratio, cover of interest.",
        "What each says, in plain words.",
        "You compare with other years and firms.",
      ],
    },
    {
      ask: "A farmer has no salary slip. How do you find the income?",
      good: [
        "Land, crop, yield, price, other work.",
        "Bank entries, dairy slips, neighbours, as the rules allow.",
        "A bad year is counted in.",
      ],
    },
    {
      ask: "The papers look too good. What do you do?",
      good: [
        "You check with the source: employer, bank, register.",
        "You visit without long notice.",
        "You report doubts, and do not help to mend papers.",
      ],
    },
    {
      ask: "How do you value gold?",
      good: [
        "Purity by test, net weight without stones, the day's rate.",
        "The share that rules allow as a loan.",
        "Sealing and a receipt before two people.",
      ],
    },
    {
      ask: "How do you say no to a customer?",
      good: [
        "Early, clearly, with a reason that you may give.",
        "What would help: a smaller sum, a partner, time.",
        "No promise.",
      ],
    },
    {
      ask: "Your target is short, and a weak case is on your desk. What do you do?",
      good: [
        "The case is judged as on any other day.",
        "You look for a smaller sum or more security.",
        "You tell your manager about the target.",
      ],
    },
    {
      ask: "What is NPA?",
      good: [
        "A loan that is not served for 90 days or more.",
        "What it costs the lender.",
        "What you do on day 1, not on day 90.",
      ],
    },
    {
      ask: "Explain an EMI to somebody who left school early.",
      good: [
        "The same sum each month, part interest, part loan.",
        "The total to pay, said in rupees.",
        "What a late payment costs.",
      ],
    },
    {
      ask: "A relative asks for a loan at your branch. What do you do?",
      good: [
        "You tell it, and another colleague decides.",
        "No look at their file.",
        "Rules are there for just that.",
      ],
    },
  ],
  practice: [
    {
      ask: "Income ₹30,000, costs ₹18,000, other EMI ₹4,000. What is left for a new EMI?",
      options: ["₹4,000", "₹8,000", "₹12,000", "₹26,000"],
      right: 1,
      why: "30,000 minus 18,000 minus 4,000 is 8,000.",
    },
    {
      ask: "A loan of ₹1,00,000 at 12 % a year simple interest for 2 years. How much interest?",
      options: ["₹12,000", "₹24,000", "₹22,000", "₹1,24,000"],
      right: 1,
      why: "₹12,000 a year, twice, is ₹24,000.",
    },
    {
      ask: "Current assets ₹6 lakh, current liabilities ₹4 lakh. What is the current ratio?",
      options: ["0.67", "1.2", "1.5", "2.4"],
      right: 2,
      why: "6 divided by 4 is 1.5.",
    },
    {
      ask: "Gold is worth ₹80,000, and 75 % may be lent. How much?",
      options: ["₹55,000", "₹60,000", "₹64,000", "₹75,000"],
      right: 1,
      why: "75 % of 80,000 is 60,000.",
    },
    {
      ask: "What is collateral?",
      options: [
        "A second job",
        "The interest",
        "What is given as security for a loan",
        "The first payment",
      ],
      right: 2,
      why: "If the loan is not paid, the lender can turn to it.",
    },
    {
      ask: "Debt ₹9 lakh, own money ₹3 lakh. What is debt to equity?",
      options: ["0.33", "2", "3", "12"],
      right: 2,
      why: "9 divided by 3 is 3. For each own rupee three are borrowed.",
    },
    {
      ask: "What does a credit score tell?",
      options: [
        "How loans were repaid until now",
        "How rich somebody is",
        "How old somebody is",
        "The salary",
      ],
      right: 0,
      why: "It is made of past loans and payments. A rich person can have a bad one.",
    },
    {
      ask: "What does KYC mean?",
      options: ["Keep your cash", "Key yearly count", "Kind young customer", "Know your customer"],
      right: 3,
      why: "The lender must know who the customer really is.",
    },
    {
      ask: "Two loans cost the same EMI; one runs 12, one 24 months. Which costs more in all?",
      options: ["The first", "The same", "The second", "Nobody knows"],
      right: 2,
      why: "The same sum is paid twice as often.",
    },
    {
      ask: "A customer wants to sign an empty form. What do you say?",
      options: [
        "Thank you",
        "It is filled in first and read to you, then you sign",
        "Only here",
        "It saves time",
      ],
      right: 1,
      why: "Nobody should sign what is empty. It protects both sides.",
    },
  ],
  bring: ["Mark sheets, and papers on courses in banking or finance; for field work your licence."],
  ask: [
    "How is my work measured: by loans, or also by how they are repaid?",
    "Who decides up to which sum?",
    "How much time is in the field?",
  ],
  evening: [
    "Calculate three cases: income, costs, what is left for an EMI.",
    "Explain EMI and interest aloud in plain words.",
  ],
};
