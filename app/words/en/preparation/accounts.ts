import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You enter bills and payments, match them with the bank, pay suppliers and prepare returns.",
    "Each entry needs a document, a date and the right account.",
    "Month ends are busy, and a difference of one rupee is looked for.",
  ],
  questions: [
    {
      ask: "Which entries did you make last month?",
      good: [
        "Sales, purchases, bank, salary, with the program's name.",
        "How many a day.",
        "One that was not usual, and how you entered it.",
      ],
    },
    {
      ask: "How do you reconcile a bank account?",
      good: [
        "Line by line from the statement; what is left on both sides.",
        "Usual causes: charges, cheques on the way, wrong dates.",
        "Nothing is written off without a word of your senior.",
      ],
    },
    {
      ask: "What is the difference between CGST, SGST and IGST?",
      good: [
        "Inside a state it is CGST and SGST, between states IGST.",
        "An example with an amount.",
        "Which place of supply decides.",
      ],
    },
    {
      ask: "A supplier says that the bill is unpaid, and your book says paid. What do you do?",
      good: [
        "You look for the bank entry and its number.",
        "You send the proof, and ask for the ledger.",
        "You check whether another one got the money.",
      ],
    },
    {
      ask: "How do you enter a bill of March that came in April?",
      good: [
        "The cost belongs to March, with a provision if the books are open.",
        "What you do about GST credit.",
        "You ask your senior where the year is closed.",
      ],
    },
    {
      ask: "What is TDS, and where did you meet it?",
      good: [
        "Tax that the payer keeps back and pays to the state.",
        "An example: rent, contractor, salary.",
        "Dates, and a certificate.",
      ],
    },
    {
      ask: "How do you check a salary sheet?",
      good: [
        "Days, leave, overtime, then PF and ESI.",
        "Total against last month, with reasons.",
        "It is seen only by those who must.",
      ],
    },
    {
      ask: "Your boss asks you to pay without a bill. What do you do?",
      good: [
        "You ask for a paper or a written approval.",
        "You enter it as an advance, openly.",
        "You do not invent a bill.",
      ],
    },
    {
      ask: "How well do you know Tally and Excel?",
      good: [
        "Vouchers, ledgers, reports, and how you correct an entry.",
        "Lookups, pivots, totals.",
        "You offer to show it.",
      ],
    },
    {
      ask: "How do you close a month?",
      good: [
        "A list with days: bank, stock, provisions, returns.",
        "What is missing, and from whom.",
        "A look at profit before it is sent.",
      ],
    },
  ],
  practice: [
    {
      ask: "A machine is bought on credit. Which two accounts change?",
      options: [
        "Machinery and the supplier",
        "Cash and sales",
        "Bank and rent",
        "Capital and cash",
      ],
      right: 0,
      why: "The machine comes in, and the supplier is owed. No cash moves yet.",
    },
    {
      ask: "Debit what comes in, credit what goes out. To which accounts does it apply?",
      options: ["Personal", "None", "Nominal", "Real"],
      right: 3,
      why: "It is the rule for real accounts: things such as cash and goods.",
    },
    {
      ask: "A bill of ₹20,000 has 12 % GST inside one state. How much is CGST?",
      options: ["₹600", "₹1,200", "₹2,000", "₹2,400"],
      right: 1,
      why: "GST is ₹2,400. Half of it is CGST, half SGST.",
    },
    {
      ask: "The book shows ₹45,000. A cheque of ₹5,000 that you gave is not cashed. What does the bank show?",
      options: ["₹40,000", "₹45,000", "₹50,000", "₹55,000"],
      right: 2,
      why: "The bank has not paid it yet, so it has ₹5,000 more.",
    },
    {
      ask: "Rent of ₹30,000 is paid after 10 % TDS. How much goes to the owner?",
      options: ["₹3,000", "₹27,000", "₹29,000", "₹30,000"],
      right: 1,
      why: "10 % is ₹3,000. It goes to the state, the rest to the owner.",
    },
    {
      ask: "What does a trial balance show?",
      options: ["The profit", "The bank's mood", "The tax", "That debits and credits are equal"],
      right: 3,
      why: "It proves that the sums agree. It does not prove that each entry is right.",
    },
    {
      ask: "A debtor is somebody",
      options: [
        "who works for you",
        "to whom you owe money",
        "who owes you money",
        "who checks you",
      ],
      right: 2,
      why: "Debtors owe you. Creditors are those whom you owe.",
    },
    {
      ask: "A machine of ₹60,000 loses the same value for 5 years, to nothing. How much a year?",
      options: ["₹6,000", "₹10,000", "₹12,000", "₹15,000"],
      right: 2,
      why: "60,000 divided by 5 is 12,000.",
    },
    {
      ask: "The totals differ by ₹270, which divides by 9. What is a likely cause?",
      options: ["Two digits changed places", "A missing bill", "A tax", "A holiday"],
      right: 0,
      why: "A change of two digits always makes a difference that divides by 9.",
    },
    {
      ask: "Salary ₹26,000 for 26 days; a person was absent for 2 days without pay. What is due?",
      options: ["₹22,000", "₹23,000", "₹24,000", "₹25,000"],
      right: 2,
      why: "A day is ₹1,000. Two days less leave ₹24,000.",
    },
  ],
  bring: ["A certificate of Tally, B.Com papers, and a calculator."],
  ask: [
    "Which program is used, and how many entries come each day?",
    "Who files GST and TDS, we or a consultant?",
    "What was difficult in the last audit?",
  ],
  evening: [
    "Make entries for ten daily cases on paper.",
    "Explain CGST, SGST and IGST aloud in one minute.",
  ],
};
