import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You write the part of a product that stores data, checks rules and answers apps.",
    "Correct first, then quick: a payment counted twice is worse than a slow page.",
    "Much of the work is reading code, tests, logs and database queries.",
  ],
  questions: [
    {
      ask: "Explain a service that you built or studied.",
      good: [
        "What comes in, what is stored, what goes out.",
        "One hard part: two writers at once, a failure in the middle.",
        "How you tested it.",
      ],
    },
    {
      ask: "What is the difference between an interface and an abstract class in Java?",
      good: [
        "What each can hold, and how many a class can have.",
        "When you would choose which.",
        "One example from your own code.",
      ],
    },
    {
      ask: "How does a HashMap work?",
      good: [
        "hashCode chooses the bucket, equals finds the key in it.",
        "Why both must agree.",
        "What happens with many keys in one bucket.",
      ],
    },
    {
      ask: "The same payment message arrives twice. What do you do?",
      good: [
        "An id that is stored once, with a unique key in the database.",
        "The second call gets the first answer.",
        "No check that only looks before it writes.",
      ],
    },
    {
      ask: "A query became slow. How do you go on?",
      good: [
        "Look at its plan, rows read and indexes.",
        "Add or change one index, and measure.",
        "Ask whether all that data are needed.",
      ],
    },
    {
      ask: "What is a transaction for?",
      good: [
        "All of it happens or nothing.",
        "An example with two accounts.",
        "Why it should be short.",
      ],
    },
    {
      ask: "How do you design an API for orders?",
      good: [
        "Nouns as addresses, methods for acts, clear status codes.",
        "Checking input, paging, and errors that say what is wrong.",
        "Who may see which order.",
      ],
    },
    {
      ask: "Tell me about a fault in production.",
      good: [
        "How it was seen, what users felt, and how you stopped it first.",
        "The cause, found in logs or by a test.",
        "What was changed so that it does not return.",
      ],
    },
    {
      ask: "How do you test your code?",
      good: [
        "Small tests of rules, and some through the real door with a database.",
        "The wrong cases as well.",
        "A fault first gets a test that shows it.",
      ],
    },
    {
      ask: "How do you keep secrets and data safe in code?",
      good: [
        "No passwords in the repository or the log.",
        "Parameters in queries, never text put together.",
        "Only the rights that a service needs.",
      ],
    },
  ],
  practice: [
    {
      ask: "What does 17 % 5 give in Java?",
      options: ["2.4", "3", "2", "12"],
      right: 2,
      why: "The remainder of 17 divided by 5 is 2.",
    },
    {
      ask: "Which status code says that something was created?",
      options: ["200", "201", "301", "404"],
      right: 1,
      why: "201 means created. 200 only says that all went well.",
    },
    {
      ask: "Strings a and b hold the same letters. Which compares them in Java?",
      options: ["a == b", "a.equals(b)", "a = b", "a.same(b)"],
      right: 1,
      why: "== compares whether they are the same object. equals compares the letters.",
    },
    {
      ask: "Which collection holds each value once?",
      options: ["Set", "List", "Queue", "Array"],
      right: 0,
      why: "A Set does not take a value that it has already.",
    },
    {
      ask: "What is SQL injection stopped by?",
      options: [
        "A longer password",
        "More logs",
        "A faster server",
        "Parameters in place of text put together",
      ],
      right: 3,
      why: "Then input can never become part of the command.",
    },
    {
      ask: "300 requests a second for 2 minutes are how many?",
      options: ["600", "3,000", "36,000", "60,000"],
      right: 2,
      why: "Two minutes are 120 seconds. 120 times 300 is 36,000.",
    },
    {
      ask: "What does an index on a column cost?",
      options: [
        "Nothing",
        "Slower writes and more space",
        "Slower reads always",
        "The table is locked for good",
      ],
      right: 1,
      why: "Each write must update the index too. Reads by that column get faster.",
    },
    {
      ask: "A thread waits for lock B and holds A; another waits for A and holds B. What is it?",
      options: ["A deadlock", "A loop", "A leak", "A crash"],
      right: 0,
      why: "Neither can go on. Taking locks always in the same order prevents it.",
    },
    {
      ask: "Which block runs whether or not an exception came?",
      options: ["try", "catch", "throw", "finally"],
      right: 3,
      why: "finally is for what must be done in any case, such as closing a file.",
    },
    {
      ask: "Searching a sorted list of 1,024 names by halving takes at most about",
      options: ["10 steps", "100 steps", "512 steps", "1,024 steps"],
      right: 0,
      why: "Ten halvings bring 1,024 down to 1.",
    },
  ],
  bring: ["A laptop or printout with one piece of your code that you can explain."],
  ask: [
    "How does a change get to production, and how often?",
    "Who is called when something fails at night?",
    "What would I work on in the first month?",
  ],
  evening: [
    "Explain HashMap and transaction aloud, each in one minute.",
    "Write one query with JOIN and GROUP BY on paper.",
  ],
};
