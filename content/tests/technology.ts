import { softwareQuestions } from "./questions/software-questions";
import type { SeedAssessment } from "./types";

export const technologyAssessments: Record<string, SeedAssessment> = {
  "frontend-react": {
    durationMinutes: 12,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "React",
        prompt:
          "A React component must remember a number between renders and redraw when it changes. Which hook fits?",
        options: ["useRef", "useState", "useMemo", "useId"],
        answer: 1,
      },
      {
        topic: "React",
        prompt: "What does useEffect(fn, []) do with fn?",
        options: [
          "Runs it on every render",
          "Runs it only when the component is removed",
          "Never runs it",
          "Runs it after the first render of the component",
        ],
        answer: 3,
      },
      {
        topic: "React",
        prompt: "Why does React ask for a key on each item of a list?",
        options: [
          "To tell items apart when the list changes",
          "To sort the list",
          "To style each item",
          "To make each item clickable",
        ],
        answer: 0,
      },
      {
        topic: "JavaScript",
        prompt: "What is the value of [2, 4, 6].map((n) => n / 2) in JavaScript?",
        options: ["6", "[1, 2, 3]", "[2, 4, 6]", "12"],
        answer: 1,
      },
      {
        topic: "JavaScript",
        prompt: 'What does 5 === "5" give in JavaScript?',
        options: ["true", "5", "false", "An error"],
        answer: 2,
      },
      {
        topic: "HTML and CSS",
        prompt: "Which element is right for a control that submits a form?",
        options: ['<div onclick="...">', '<a href="#">', "<span>", '<button type="submit">'],
        answer: 3,
      },
      {
        topic: "HTML and CSS",
        prompt:
          "A screen reader should announce what a text field is for. What is the plain HTML way?",
        options: [
          "A placeholder alone",
          "A <label> tied to the field by its id",
          "A title in bold above it",
          "A larger font",
        ],
        answer: 1,
      },
      {
        topic: "HTML and CSS",
        prompt: "In CSS, which line puts the children of a box side by side?",
        options: ["display: flex", "display: block", "position: static", "float: none"],
        answer: 0,
      },
      {
        topic: "JavaScript",
        prompt: "An async function always gives back what?",
        options: ["A string", "undefined", "A Promise", "A callback"],
        answer: 2,
      },
      {
        topic: "React",
        prompt:
          "A parent holds the cart total, and a child must show it. How does the child usually get it?",
        options: [
          "As a prop",
          "From a cookie",
          "From the address bar",
          "By reading the parent's DOM",
        ],
        answer: 0,
      },
      ...softwareQuestions,
    ],
  },
  "backend-java": {
    durationMinutes: 12,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Java",
        prompt: "Which Java collection keeps no duplicates?",
        options: ["ArrayList", "LinkedList", "HashSet", "Vector"],
        answer: 2,
      },
      {
        topic: "Java",
        prompt: "Two String objects hold the same text. Which check compares the text?",
        options: ["a == b", "a.equals(b)", "a.hashCode() > b.hashCode()", "a instanceof b"],
        answer: 1,
      },
      {
        topic: "Java",
        prompt: "What does a field marked final mean?",
        options: [
          "It can be assigned only once",
          "It is visible everywhere",
          "It is removed by the compiler",
          "It must be a number",
        ],
        answer: 0,
      },
      {
        topic: "Java",
        prompt: "A finally block runs when?",
        options: [
          "Only if there was an exception",
          "Only if there was no exception",
          "Only if the method returns void",
          "Whether or not there was an exception",
        ],
        answer: 3,
      },
      {
        topic: "Web and APIs",
        prompt: "An API is asked for an order that does not exist. Which HTTP status fits?",
        options: ["200", "301", "404", "500"],
        answer: 2,
      },
      {
        topic: "Databases",
        prompt: "Which SQL keeps only the groups that have more than 5 rows?",
        options: ["WHERE COUNT(*) > 5", "HAVING COUNT(*) > 5", "ORDER BY COUNT(*) > 5", "LIMIT 5"],
        answer: 1,
      },
      {
        topic: "Databases",
        prompt:
          "Money moves from account A to account B in two updates. What keeps both or neither?",
        options: ["An index", "A view", "A cache", "A transaction"],
        answer: 3,
      },
      {
        topic: "Databases",
        prompt:
          "A query on orders by customer_id is slow on 50 lakh rows. What should you try first?",
        options: [
          "An index on customer_id",
          "A larger font in the report",
          "Deleting old customers",
          "Running the query twice",
        ],
        answer: 0,
      },
      {
        topic: "Security",
        prompt: "What is the safe way to put a user's text into an SQL statement?",
        options: [
          "Join it with +",
          "Remove all spaces first",
          "Use a prepared statement with a parameter",
          "Turn it into capitals",
        ],
        answer: 2,
      },
      {
        topic: "Java",
        prompt: "What does int x = 7 / 2; put in x?",
        options: ["3.5", "3", "4", "It does not compile"],
        answer: 1,
      },
      ...softwareQuestions,
    ],
  },
};
