import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You turn raw lists into answers: what happened, why, and what to do next.",
    "Most of the time goes into cleaning data and asking what a number really means.",
    "A good report is short, right, and read by somebody who then decides.",
  ],
  questions: [
    {
      ask: "Tell me about a report or analysis that you made.",
      good: [
        "The question behind it, and who asked.",
        "Where the data came from, and what was wrong with them.",
        "What was decided because of it.",
      ],
    },
    {
      ask: "How do you clean a list that others typed?",
      good: [
        "Doubles, empty cells, wrong formats, values that cannot be.",
        "You keep the raw file untouched.",
        "You write down each rule, so that others can repeat it.",
      ],
    },
    {
      ask: "Two reports show different sales for May. How do you find out why?",
      good: [
        "You compare the definitions first: date of order or of payment, with or without tax.",
        "Then you compare by day or shop until one part differs.",
        "You agree on one definition with those who read it.",
      ],
    },
    {
      ask: "Explain the difference between average and median.",
      good: [
        "The average adds all and divides; the median is the one in the middle.",
        "An example: salaries with one very high one.",
        "When you would show which.",
      ],
    },
    {
      ask: "Which Excel functions do you use each week?",
      good: [
        "Pivot tables, lookups, SUMIFS, with an example of each.",
        "How you check that a lookup found the right row.",
        "What you do when the file gets too large.",
      ],
    },
    {
      ask: "Write a query: total sales of each city this month.",
      good: [
        "SELECT, SUM, WHERE for the month, GROUP BY city.",
        "You say aloud what you assume about the columns.",
        "You mention cancelled orders.",
      ],
    },
    {
      ask: "How do you choose a chart?",
      good: [
        "A line for time, bars to compare, a table for exact values.",
        "One message for each chart, said in its title.",
        "No chart where one number is enough.",
      ],
    },
    {
      ask: "Your manager wants a number in ten minutes, and you are not sure of it. What do you do?",
      good: [
        "You give it with how sure you are, and what is not checked.",
        "You say when the checked one comes.",
        "You do not make it look more exact than it is.",
      ],
    },
    {
      ask: "How do you make a monthly report faster?",
      good: [
        "Steps that repeat are done by a query, a pivot or a macro.",
        "A check of totals stays.",
        "You ask whether anybody still reads it.",
      ],
    },
    {
      ask: "What would you do if the data showed that a project of your manager failed?",
      good: [
        "You check it twice, and show it to the manager first.",
        "You show the numbers without blame.",
        "You do not leave it out.",
      ],
    },
  ],
  practice: [
    {
      ask: "The values are 2, 3, 3, 5, 100. What is the median?",
      options: ["2", "3", "5", "22.6"],
      right: 1,
      why: "In order, the value in the middle is 3. The average of 22.6 is pulled up by 100.",
    },
    {
      ask: "Sales fell from ₹80,000 to ₹68,000. By how much?",
      options: ["12 %", "15 %", "17.6 %", "18 %"],
      right: 1,
      why: "The loss is 12,000. Divided by 80,000 it is 0.15.",
    },
    {
      ask: "Which part of SQL removes rows before they are grouped?",
      options: ["HAVING", "ORDER BY", "WHERE", "LIMIT"],
      right: 2,
      why: "WHERE works on rows first. HAVING works on the groups afterwards.",
    },
    {
      ask: "What does a left join keep?",
      options: [
        "Only rows that match",
        "All rows of the left table",
        "All rows of the right table",
        "No rows",
      ],
      right: 1,
      why: "Rows on the left without a match stay, with empty values from the right.",
    },
    {
      ask: "A lookup returns #N/A in Excel. What is the usual reason?",
      options: [
        "The value was not found",
        "The file is too large",
        "The number is negative",
        "Excel is old",
      ],
      right: 0,
      why: "Often a space or a number stored as text hides the match.",
    },
    {
      ask: "Which chart shows best how visits changed over 12 months?",
      options: ["Pie", "One number", "Table of all visits", "Line"],
      right: 3,
      why: "A line shows the direction over time at a glance.",
    },
    {
      ask: "Ice cream and drowning both rise in summer. What does it show?",
      options: [
        "Ice cream is dangerous",
        "Data are wrong",
        "Both have another cause: heat",
        "Nobody should swim",
      ],
      right: 2,
      why: "Two things that move together need not cause each other.",
    },
    {
      ask: "COUNT(phone) is 90 and COUNT(*) is 100. What does it mean?",
      options: [
        "10 phones are double",
        "10 rows have no phone",
        "10 rows were deleted",
        "An error",
      ],
      right: 1,
      why: "COUNT of a column leaves out empty values. COUNT(*) counts all rows.",
    },
    {
      ask: "A sample of 20 customers all came from one mall. What is the problem?",
      options: ["They do not stand for all customers", "Too many", "They are too young", "None"],
      right: 0,
      why: "A sample from one place tells about that place only.",
    },
    {
      ask: "The total must not change when rows are filtered away. Which check helps?",
      options: [
        "Sort by name",
        "Print it",
        "Change the colours",
        "Compare the total with the raw file",
      ],
      right: 3,
      why: "A control total from the raw file shows at once that rows are missing.",
    },
  ],
  bring: ["A laptop with one sheet or dashboard that you made, without secret data."],
  ask: [
    "Which decisions do people take from these reports?",
    "Where do the data come from, and who owns their quality?",
    "Which tools are used, and can I learn the next one here?",
  ],
  evening: [
    "Write a GROUP BY and a lookup on paper, without help.",
    "Tell your best analysis in two minutes: question, data, answer, result.",
  ],
};
