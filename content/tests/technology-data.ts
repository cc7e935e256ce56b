import { softwareQuestions } from "./questions/software-questions";
import type { SeedAssessment } from "./types";

export const technologyDataAssessments: Record<string, SeedAssessment> = {
  "data-analyst": {
    durationMinutes: 14,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Numbers",
        prompt: "Sales were ₹4,00,000 last month and ₹4,60,000 this month. What is the growth?",
        options: ["13 %", "15 %", "46 %", "60 %"],
        answer: 1,
      },
      {
        topic: "Numbers",
        prompt:
          "Five orders cost ₹200, ₹250, ₹300, ₹350 and ₹4,000. Which figure describes a usual order best?",
        options: [
          "The mean, ₹1,020",
          "The largest, ₹4,000",
          "The median, ₹300",
          "The total, ₹5,100",
        ],
        answer: 2,
      },
      {
        topic: "Spreadsheets",
        prompt: "Which Excel function finds a product's price in a table by its code?",
        options: ["CONCAT", "COUNTA", "TRIM", "XLOOKUP"],
        answer: 3,
      },
      {
        topic: "Databases",
        prompt: "Which SQL gives the number of orders for each city?",
        options: [
          "SELECT city, COUNT(*) FROM orders GROUP BY city",
          "SELECT city FROM orders WHERE COUNT(*)",
          "SELECT COUNT(city) ORDER BY orders",
          "SELECT * FROM orders LIMIT city",
        ],
        answer: 0,
      },
      {
        topic: "Databases",
        prompt: "Which join keeps every customer, even those with no order?",
        options: [
          "customers INNER JOIN orders",
          "customers LEFT JOIN orders",
          "orders LEFT JOIN customers",
          "orders INNER JOIN customers",
        ],
        answer: 1,
      },
      {
        topic: "Numbers",
        prompt: "Out of 8,000 visitors, 240 bought. What is the conversion rate?",
        options: ["0.3 %", "2.4 %", "3 %", "33 %"],
        answer: 2,
      },
      {
        topic: "Reading data",
        prompt: "You want to show monthly sales over two years. Which chart is clearest?",
        options: ["A pie chart", "A line chart", "A gauge", "A word cloud"],
        answer: 1,
      },
      {
        topic: "Reading data",
        prompt:
          "A report counts 1,050 orders. You find 50 of them are in the data twice. How many real orders are there?",
        options: ["1,100", "950", "1,050", "1,000"],
        answer: 3,
      },
      {
        topic: "Databases",
        prompt: "In SQL, what does WHERE phone = NULL match?",
        options: [
          "No row; IS NULL is needed",
          "Every row with no phone",
          "Every row with a phone",
          "Every row",
        ],
        answer: 0,
      },
      {
        topic: "Reading data",
        prompt: "Umbrella sales and bus delays both rise in July. What is the careful reading?",
        options: [
          "Umbrellas cause delays",
          "Delays cause umbrella sales",
          "They rise together; rain may cause both",
          "One of the two figures is wrong",
        ],
        answer: 2,
      },
      ...softwareQuestions,
    ],
  },
};
