import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You keep an office going: forms, files, mails, lists, stock of papers, and calls that must be passed on.",
    "Much of it is typing, checking and following up until the answer is there.",
    "People notice good office work when nothing is lost and nothing is late.",
  ],
  questions: [
    {
      ask: "Tell me about yourself.",
      good: [
        "One minute: study, programs that you can use, one office task that you did.",
        "An example of order, such as a file, a list or an event.",
        "Why an office, and why this one.",
      ],
    },
    {
      ask: "How do you keep your tasks in order?",
      good: [
        "One list, with a day for each task.",
        "You ask what comes first when two are due.",
        "You tell in time what will be late.",
      ],
    },
    {
      ask: "What have you done in Excel?",
      good: [
        "Two or three things by name: sort, filter, total, lookup.",
        "A sheet that you made, and for whom.",
        "Honest limits.",
      ],
    },
    {
      ask: "Write a mail that reminds a supplier of a missing bill. What is in it?",
      good: [
        "A clear subject with the order number.",
        "What is missing, by when, and whom to send it to.",
        "Polite and short, without blame.",
      ],
    },
    {
      ask: "A form came back because of an error of yours. What do you do?",
      good: [
        "You correct it the same day, and tell those who wait.",
        "You find out how it happened.",
        "You add a check, such as a second look at names and numbers.",
      ],
    },
    {
      ask: "How do you file papers so that others find them?",
      good: [
        "One place, one rule for names, and the date in front.",
        "You write down the rule.",
        "You file each day, not each month.",
      ],
    },
    {
      ask: "Your manager and a director both want something now. What do you do?",
      good: [
        "You say to both what lies on your table.",
        "You ask them who comes first.",
        "You do not promise both.",
      ],
    },
    {
      ask: "How do you treat papers that are secret?",
      good: [
        "Locked away, not on the printer, not in a chat.",
        "You ask for whom they are.",
        "You do not talk about them.",
      ],
    },
    {
      ask: "A visitor waits and is angry, and the phone rings. What do you do first?",
      good: [
        "You greet the visitor and say how long it takes.",
        "You take the call and offer to call back.",
        "Then you turn fully to the visitor.",
      ],
    },
    {
      ask: "Which hours can you work, and when can you start?",
      good: [
        "The hours of the job, with honest limits.",
        "Your notice in days.",
        "How you come to work.",
      ],
    },
  ],
  practice: [
    {
      ask: "Which two codes are the same as each other?",
      options: [
        "BK-2290 and BK-22900",
        "BK-2290 and BK-2209",
        "BK-2290 and 8K-2290",
        "BK-2290 and BK-2290",
      ],
      right: 3,
      why: "Look sign by sign. The others change two digits, use 8 for B, or add a zero.",
    },
    {
      ask: "What does CC mean in a mail?",
      options: [
        "A secret copy",
        "The person who must answer",
        "Others who get a copy to know",
        "A file",
      ],
      right: 2,
      why: "People in CC get it to know. Those who must act stand in To.",
    },
    {
      ask: "Which formula gives the average of B2 to B9?",
      options: ["=SUM(B2:B9)", "=B2+B9/2", "=AVERAGE(B2:B9)", "=MID(B2:B9)"],
      right: 2,
      why: "AVERAGE adds the cells and divides by how many they are.",
    },
    {
      ask: "360 letters must go out, and you fold 6 a minute. How long does it take?",
      options: ["36 minutes", "60 minutes", "90 minutes", "6 hours"],
      right: 1,
      why: "360 divided by 6 is 60 minutes.",
    },
    {
      ask: "Which file name is found best next year?",
      options: ["scan1.pdf", "new final.pdf", "x.pdf", "2026-05-14_rent-agreement_Shah.pdf"],
      right: 3,
      why: "It has the date in front, then what it is and whose.",
    },
    {
      ask: "Who should get a list of staff salaries?",
      options: ["All in CC", "The notice board", "Only who needs it for the work", "Whoever asks"],
      right: 2,
      why: "Pay is secret. It goes only to those who work with it.",
    },
    {
      ask: "A meeting of 1 hour 45 minutes begins at 2:30 pm. When does it end?",
      options: ["3:45 pm", "4:00 pm", "4:15 pm", "4:45 pm"],
      right: 2,
      why: "One hour later it is 3:30. 45 minutes more make 4:15 pm.",
    },
    {
      ask: "Which word is right: Please ___ the form by Friday.",
      options: ["submit", "submits", "submitted", "submitting"],
      right: 0,
      why: "After please comes the plain form of the word.",
    },
    {
      ask: "A courier brings a parcel without your company's name. What do you do?",
      options: [
        "Open it",
        "Pay for it",
        "Keep it at home",
        "Ask what it is, and do not sign for it",
      ],
      right: 3,
      why: "Sign only for what was ordered and has your name.",
    },
    {
      ask: "The stock list says 40 files, and you count 34. What do you do?",
      options: [
        "Write 40",
        "Write 34 and say nothing",
        "Count again, then report the difference",
        "Buy 6",
      ],
      right: 2,
      why: "A second count shows whether you slipped. Then somebody must know of it.",
    },
  ],
  bring: ["A typing or computer certificate, if you have one."],
  ask: [
    "What does a usual day look like here?",
    "Which programs do you use, and who shows me?",
    "Who gives me work, one person or several?",
  ],
  evening: [
    "Write one short mail that asks for a missing paper.",
    "Sort and total a small list in Excel, or on paper.",
  ],
};
