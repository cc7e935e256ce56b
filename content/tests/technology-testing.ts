import { softwareQuestions } from "./questions/software-questions";
import type { SeedAssessment } from "./types";

export const technologyTestingAssessments: Record<string, SeedAssessment> = {
  "qa-testing": {
    durationMinutes: 10,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Testing",
        prompt: "A field accepts ages from 18 to 60. Which set of values tests the edges best?",
        options: ["20, 30, 40, 50", "17, 18, 60, 61", "18, 30, 45, 60", "0, 100, 200, 300"],
        answer: 1,
      },
      {
        topic: "Testing",
        prompt: "A developer says a bug is fixed. You check that bug again. What is this called?",
        options: ["Load testing", "Smoke testing", "Retesting", "Unit testing"],
        answer: 2,
      },
      {
        topic: "Testing",
        prompt: "After a fix you check that older features still work. What is this called?",
        options: ["Regression testing", "Usability testing", "Alpha testing", "Stress testing"],
        answer: 0,
      },
      {
        topic: "Testing",
        prompt: "Pay button does nothing for every customer. How should you mark it?",
        options: [
          "Low severity, low priority",
          "Low severity, high priority",
          "High severity, low priority",
          "High severity, high priority",
        ],
        answer: 3,
      },
      {
        topic: "Testing",
        prompt: "Which part of a bug report helps a developer most?",
        options: [
          "The name of the person to blame",
          "Exact steps to make it happen again",
          "How long you have waited",
          "A list of every app on your phone",
        ],
        answer: 1,
      },
      {
        topic: "Testing",
        prompt:
          "A login page locks the account after 5 wrong tries. Which test case is missing from 'right password logs in'?",
        options: [
          "The page has a logo",
          "The page opens on Monday",
          "The fifth wrong try locks the account",
          "The colour of the button is green",
        ],
        answer: 2,
      },
      {
        topic: "Testing",
        prompt: "An order page shows ₹499 + 18 % GST as ₹589.82. What total should you expect?",
        options: ["₹588.82", "₹517.00", "₹589.82", "₹598.80"],
        answer: 0,
      },
      {
        topic: "Testing",
        prompt: "Which check belongs to a smoke test of a new build?",
        options: [
          "The app opens and a user can log in",
          "Every error message is spelled correctly",
          "The app survives 10 lakh users",
          "Old help pages have no dead links",
        ],
        answer: 0,
      },
      {
        topic: "Web and APIs",
        prompt: "What does an API test look at that a screen test may miss?",
        options: [
          "The font",
          "The status code and the fields of the answer",
          "The phone's brightness",
          "The order of menu items",
        ],
        answer: 1,
      },
      {
        topic: "Testing",
        prompt: "A bug appears only on a slow phone with a weak network. What should you do?",
        options: [
          "Close it, because it works on your laptop",
          "Ask the customer to buy a new phone",
          "Wait until two more people report it",
          "Report it with the phone model and network used",
        ],
        answer: 3,
      },
      ...softwareQuestions,
    ],
  },
};
