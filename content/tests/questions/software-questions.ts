import type { SeedQuestion } from "../types";

/** Questions for software work in any language: version control, the web, databases, errors. */
export const softwareQuestions: SeedQuestion[] = [
  {
    topic: "Version control",
    prompt: "What does git commit do?",
    options: [
      "Records the staged changes in the local history",
      "Sends the changes to the server",
      "Deletes the branch",
      "Downloads the changes of others",
    ],
    answer: 0,
  },
  {
    topic: "Version control",
    prompt: "Two people changed the same line, and Git reports a conflict. What do you do?",
    options: [
      "Delete the repository",
      "Choose or join the right lines, test, and commit",
      "Turn Git off",
      "Always keep your own line",
    ],
    answer: 1,
  },
  {
    topic: "Version control",
    prompt: "Why do you work on a branch?",
    options: [
      "It makes the code run faster",
      "It saves disk space",
      "Changes stay apart from the main code until they are ready",
      "It hides the code from your team",
    ],
    answer: 2,
  },
  {
    topic: "Web and APIs",
    prompt: "Which HTTP method is meant for reading data without changing it?",
    options: ["POST", "DELETE", "PUT", "GET"],
    answer: 3,
  },
  {
    topic: "Web and APIs",
    prompt: "An API answers with status 401. What does it most likely mean?",
    options: [
      "The server is out of disk space",
      "You are not logged in, or the token is wrong",
      "The address has moved",
      "All went well",
    ],
    answer: 1,
  },
  {
    topic: "Web and APIs",
    prompt: "Which of these is valid JSON?",
    options: ["{name: 'Asha'}", '{"name": "Asha"}', "<name>Asha</name>", "name = Asha"],
    answer: 1,
  },
  {
    topic: "Web and APIs",
    prompt: "Which HTTP status says that the server itself failed?",
    options: ["200", "304", "404", "500"],
    answer: 3,
  },
  {
    topic: "Databases",
    prompt: "Which SQL reads all customers from Pune?",
    options: [
      "SELECT * FROM customers WHERE city = 'Pune'",
      "GET customers IN 'Pune'",
      "SELECT city FROM 'Pune'",
      "UPDATE customers SET city = 'Pune'",
    ],
    answer: 0,
  },
  {
    topic: "Databases",
    prompt: "What is a primary key?",
    options: [
      "The password of the database",
      "The first column that was made",
      "A value that identifies each row and never repeats",
      "A row that nobody can read",
    ],
    answer: 2,
  },
  {
    topic: "Databases",
    prompt: "An UPDATE without WHERE is run on the customers table. What happens?",
    options: [
      "Nothing changes",
      "Every row is changed",
      "Only the first row is changed",
      "The table is deleted",
    ],
    answer: 1,
  },
  {
    topic: "Finding errors",
    prompt: "A program fails for one customer only. What is the first step?",
    options: [
      "Rewrite the program",
      "Ask the customer to wait",
      "Make it happen again with the same data",
      "Restart every server each hour",
    ],
    answer: 2,
  },
  {
    topic: "Finding errors",
    prompt: "What does a stack trace show?",
    options: [
      "Which calls led to the error",
      "How many users are online",
      "How much memory is free",
      "Who wrote the code",
    ],
    answer: 0,
  },
  {
    topic: "Finding errors",
    prompt: "A loop should print 1 to 5, but it prints 1 to 4. What kind of mistake is it?",
    options: ["A network error", "A missing library", "A wrong password", "An off-by-one error"],
    answer: 3,
  },
  {
    topic: "Security",
    prompt: "How should a site keep its users' passwords?",
    options: [
      "As plain text in a table",
      "As salted hashes",
      "In a spreadsheet with a password",
      "In the address of each page",
    ],
    answer: 1,
  },
  {
    topic: "Security",
    prompt: "Where does a secret API key belong?",
    options: [
      "In the public repository",
      "In the page's JavaScript",
      "In a comment in the code",
      "In the server's settings, outside the code",
    ],
    answer: 3,
  },
  {
    topic: "Security",
    prompt: "A page shows text that users typed. What keeps a typed script from running?",
    options: [
      "Escaping the text when it is shown",
      "A larger server",
      "A longer address",
      "Showing the text in capitals",
    ],
    answer: 0,
  },
  {
    topic: "Logic",
    prompt: "total begins at 0, and a loop adds 1, 2, 3 and 4 to it. What is total at the end?",
    options: ["4", "24", "10", "1234"],
    answer: 2,
  },
  {
    topic: "Logic",
    prompt: "x is 7. Which condition is true?",
    options: ["x > 5 and x < 7", "x < 5 or x > 6", "x == 5", "not (x > 5)"],
    answer: 1,
  },
  {
    topic: "Working in a team",
    prompt: "You will miss a deadline that you promised for Friday. When do you tell your team?",
    options: [
      "On Friday evening",
      "After someone asks",
      "As soon as you know",
      "Never, and you work at night",
    ],
    answer: 2,
  },
  {
    topic: "Working in a team",
    prompt: "What is a code review for?",
    options: [
      "To find mistakes and share knowledge before code is used",
      "To count the lines that each person wrote",
      "To decide salaries",
      "To make the code longer",
    ],
    answer: 0,
  },
];
