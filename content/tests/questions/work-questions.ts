import type { SeedQuestion } from "../types";

/** Questions for any kind of work. */
export const workQuestions: SeedQuestion[] = [
  {
    topic: "Everyday arithmetic",
    prompt:
      "You start at 9:30 am and work 8 hours, with a break of 45 minutes that does not count. When do you finish?",
    options: ["5:30 pm", "6:15 pm", "6:45 pm", "5:45 pm"],
    answer: 1,
  },
  {
    topic: "Everyday arithmetic",
    prompt: "12 boxes hold 24 packets each. How many packets are there?",
    options: ["36", "240", "288", "248"],
    answer: 2,
  },
  {
    topic: "Everyday arithmetic",
    prompt: "What is 15 % of ₹2,000?",
    options: ["₹300", "₹150", "₹30", "₹200"],
    answer: 0,
  },
  {
    topic: "Everyday arithmetic",
    prompt: "3 people need 4 hours for a task. How long do 6 people need at the same speed?",
    options: ["8 hours", "4 hours", "1 hour", "2 hours"],
    answer: 3,
  },
  {
    topic: "Everyday arithmetic",
    prompt: "A bus leaves at 10:50 am and arrives at 1:05 pm. How long is the ride?",
    options: [
      "2 hours 15 minutes",
      "3 hours 15 minutes",
      "2 hours 55 minutes",
      "1 hour 45 minutes",
    ],
    answer: 0,
  },
  {
    topic: "Clear writing",
    prompt: "Which message to your manager is the clearest?",
    options: [
      "Some problem there",
      "The printer on floor 2 has had no ink since 10 am; I asked for a cartridge",
      "As you know, the same thing again",
      "Please do something about it",
    ],
    answer: 1,
  },
  {
    topic: "Clear writing",
    prompt: "Which of these sentences is correct?",
    options: [
      "He don't work on Sunday.",
      "He not works on Sunday.",
      "He doesn't work on Sunday.",
      "He doesn't works on Sunday.",
    ],
    answer: 2,
  },
  {
    topic: "Clear writing",
    prompt: "Which of these words is spelled correctly?",
    options: ["Recieve", "Receeve", "Receve", "Receive"],
    answer: 3,
  },
  {
    topic: "Clear writing",
    prompt: "What belongs in the subject of a work mail?",
    options: [
      "What the mail is about, in a few words",
      "The whole request",
      "Nothing",
      "The word Hello",
    ],
    answer: 0,
  },
  {
    topic: "Keeping data safe",
    prompt:
      "A customer's phone number is on your screen, and a visitor asks for it. What do you do?",
    options: [
      "Read it out",
      "Do not give it",
      "Write it down for him",
      "Let him look at the screen",
    ],
    answer: 1,
  },
  {
    topic: "Keeping data safe",
    prompt: "Where may you keep a list of customers' addresses?",
    options: [
      "In your own phone's photos",
      "In a family chat group",
      "Only in the company's system",
      "On a paper in your bag",
    ],
    answer: 2,
  },
  {
    topic: "Keeping data safe",
    prompt: "A colleague asks for your password to finish a job. What is right?",
    options: [
      "Tell her, she is a friend",
      "Send it by SMS",
      "Write it on the desk",
      "Keep it; she should ask for her own access",
    ],
    answer: 3,
  },
  {
    topic: "Planning work",
    prompt: "You get two tasks: one is due today, the other next week. Which do you begin with?",
    options: [
      "The one due today",
      "The one due next week",
      "The easier one, always",
      "Neither, until someone reminds you",
    ],
    answer: 0,
  },
  {
    topic: "Planning work",
    prompt: "You do not understand an instruction. What is best?",
    options: [
      "Guess and begin",
      "Ask a clear question before you begin",
      "Leave it undone",
      "Pass it on without a word",
    ],
    answer: 1,
  },
  {
    topic: "Planning work",
    prompt: "A train strike will make you late. When do you tell your team?",
    options: ["When you arrive", "The next day", "As soon as you know", "Only if asked"],
    answer: 2,
  },
  {
    topic: "Working with people",
    prompt: "You made a mistake that nobody has noticed yet. What is right?",
    options: [
      "Hide it",
      "Blame the system",
      "Wait and see",
      "Tell your manager and help to correct it",
    ],
    answer: 3,
  },
  {
    topic: "Working with people",
    prompt: "A new colleague does not know the work yet. What helps most?",
    options: [
      "Show the steps and let her try",
      "Do all of it for her",
      "Tell others that she is slow",
      "Say nothing",
    ],
    answer: 0,
  },
  {
    topic: "Working with people",
    prompt: "Your manager says that your report needs changes. What do you do?",
    options: [
      "Argue that it is perfect",
      "Ask what to change, and change it",
      "Send the same report again",
      "Stop writing reports",
    ],
    answer: 1,
  },
  {
    topic: "Safety at work",
    prompt: "There is water on a floor where people walk. What do you do?",
    options: [
      "Walk around it",
      "Leave it for tomorrow's cleaning",
      "Warn people and have it wiped up at once",
      "Take a photo",
    ],
    answer: 2,
  },
  {
    topic: "Safety at work",
    prompt: "The fire alarm of the building rings. What do you do?",
    options: [
      "Finish your mail first",
      "Take the lift down",
      "Go back for your bag",
      "Leave by the stairs and go to the meeting point",
    ],
    answer: 3,
  },
];
