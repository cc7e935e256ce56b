import type { TemplateWords } from "./template";

export const technologyTemplate: TemplateWords = {
  about: [
    "Help the people who use our computers and programs, by phone and on the spot",
    "Write down each problem, what you tried, and what solved it",
    "Set up new accounts and machines, and keep a list of them",
  ],
  requirements: [
    "You can find out why something does not work, step by step",
    "You know spreadsheets and mail well",
    "You can explain a problem to somebody who is not technical",
  ],
  benefits: ["A laptop of your own", "Paid courses and certificates", "Five days a week"],
  questions: [
    {
      topic: "Finding causes",
      prompt:
        "One computer of an office has no internet, all others have it. What do you look at first?",
      options: [
        "The contract with the provider",
        "The cable or Wi-Fi of this computer",
        "The website that was opened",
        "The other computers",
      ],
      answer: 1,
    },
    {
      topic: "Finding causes",
      prompt: "A program worked yesterday and fails today. Which question helps most?",
      options: [
        "Which colour has the screen?",
        "Who bought the computer?",
        "What was changed since yesterday?",
        "Is the program expensive?",
      ],
      answer: 2,
    },
    {
      topic: "Finding causes",
      prompt: "You changed three settings at once and the error is gone. What do you not know?",
      options: [
        "That it works now",
        "Which of the three solved it",
        "What you changed",
        "When you changed it",
      ],
      answer: 1,
    },
    {
      topic: "Data",
      prompt: "In a spreadsheet A1 is 12 and A2 is 30. What does =A2-A1*2 show?",
      options: ["36", "6", "48", "18"],
      answer: 1,
    },
    {
      topic: "Data",
      prompt: "Which list is sorted from the oldest day to the newest?",
      options: [
        "02/03/2025, 14/01/2025, 01/02/2026",
        "14/01/2025, 02/03/2025, 01/02/2026",
        "01/02/2026, 02/03/2025, 14/01/2025",
        "14/01/2025, 01/02/2026, 02/03/2025",
      ],
      answer: 1,
    },
    {
      topic: "Safety",
      prompt: "A mail from “the bank” asks for your password within an hour. What do you do?",
      options: [
        "Send it, because the time is short",
        "Open its link and look",
        "Report it, and send nothing",
        "Forward it to all colleagues",
      ],
      answer: 2,
    },
    {
      topic: "Safety",
      prompt: "When is a backup good?",
      options: [
        "When it is on the same disk",
        "When somebody has restored files from it as a trial",
        "When it is large",
        "When it was made once, last year",
      ],
      answer: 1,
    },
    {
      topic: "Explaining",
      prompt: "Which report of a problem is the most useful?",
      options: [
        "It does not work",
        "Urgent, please call",
        "Since 10 am “Save” shows error 12 when the file name has a space",
        "The new version is bad",
      ],
      answer: 2,
    },
  ],
};
