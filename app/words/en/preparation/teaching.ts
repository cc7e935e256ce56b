import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You help children or adults to understand, practise and believe that they can.",
    "You plan, explain, ask, listen, correct and speak with parents.",
    "Patience and preparation show in each lesson.",
  ],
  questions: [
    {
      ask: "Why do you want to teach?",
      good: [
        "A moment when somebody understood through you.",
        "The age and subject that you like.",
        "That you know the hard sides.",
      ],
    },
    {
      ask: "Teach us something in five minutes.",
      good: [
        "One aim, one example, one question.",
        "You look whether we follow.",
        "You end with a small task.",
      ],
    },
    {
      ask: "How do you plan a lesson?",
      good: ["Aim, what they know, steps, practice, check.", "Time for each.", "A plan B."],
    },
    {
      ask: "A child disturbs the class. What do you do?",
      good: [
        "Calm look, name, a task.",
        "Talk alone later; ask for the reason.",
        "No beating, no shaming.",
      ],
    },
    {
      ask: "Half of the class does not understand. What now?",
      good: [
        "Another example, a drawing, a pair task.",
        "You ask what is not clear.",
        "You do not go on by the clock.",
      ],
    },
    {
      ask: "How do you deal with weak and strong learners?",
      good: [
        "The same aim, tasks on three levels.",
        "Strong ones explain.",
        "Praise for progress.",
      ],
    },
    {
      ask: "A parent complains about a mark. What do you say?",
      good: [
        "You listen, and show the paper.",
        "Error is corrected, else explained.",
        "What will be done next.",
      ],
    },
    {
      ask: "How do you keep children safe?",
      good: [
        "Never alone behind a closed door, no private chats.",
        "You report signs of harm to who is named.",
        "First aid.",
      ],
    },
    {
      ask: "How do you use a phone or board in class?",
      good: ["One purpose for each.", "Works also without power.", "An example."],
    },
    {
      ask: "You do not know an answer. What do you say?",
      good: [
        "That you will look, and tell tomorrow.",
        "You find it together.",
        "You keep your word.",
      ],
    },
  ],
  practice: [
    {
      ask: "Which question checks understanding best?",
      options: ["Explain it in your own words", "Clear?", "Any doubts?", "Yes or no?"],
      right: 0,
      why: "Who can explain it has understood.",
    },
    {
      ask: "A test has 40 marks, a pupil has 26. What percent?",
      options: ["60 %", "65 %", "66 %", "70 %"],
      right: 1,
      why: "26 divided by 40 is 0.65.",
    },
    {
      ask: "30 children, groups of 4 at most. How many groups at least?",
      options: ["6", "7", "8", "10"],
      right: 2,
      why: "Seven groups hold 28. So eight are needed.",
    },
    {
      ask: "Which praise helps most?",
      options: ["Clever boy", "You tried three ways until it worked", "Good", "Best in class"],
      right: 1,
      why: "It names what the child did and can do again.",
    },
    {
      ask: "What does a lesson begin with best?",
      options: ["A question on what they know", "Roll call for 20 minutes", "A test", "Punishment"],
      right: 0,
      why: "It links the new to the known.",
    },
    {
      ask: "Which fraction is larger: 2/3 or 3/5?",
      options: ["Cannot be said", "3/5", "Equal", "2/3"],
      right: 3,
      why: "2/3 is 10/15, and 3/5 is 9/15.",
    },
    {
      ask: "A child tells you of being beaten at home. What do you do?",
      options: [
        "Keep it secret",
        "Call the father",
        "Listen, write it down, report to the named person",
        "Laugh",
      ],
      right: 2,
      why: "The child needs protection. 1098 is the child helpline.",
    },
    {
      ask: "Homework is not done by 10 of 30. What first?",
      options: ["Punish all", "Find out why", "Cancel it", "Call parents at night"],
      right: 1,
      why: "Perhaps it was too hard, or there is no light at home.",
    },
    {
      ask: "Which sentence is right?",
      options: ["She doesn't know", "She don't know", "She not know", "She doesn't knows"],
      right: 0,
      why: "After doesn't stands the plain verb.",
    },
    {
      ask: "What is feedback on a test good for?",
      options: ["Ranking", "Fear", "Filling time", "To show what to practise next"],
      right: 3,
      why: "A mark alone does not say how to get better.",
    },
  ],
  bring: ["Degree, B.Ed. or D.El.Ed. papers, TET score, and one lesson plan."],
  ask: [
    "Which classes, how many lessons a week, and how large are they?",
    "Who helps new teachers?",
    "What else is expected: duty, events, admission calls?",
  ],
  evening: [
    "Practise your five-minute lesson aloud with a watch.",
    "Pack chalk, pens and a printed plan.",
  ],
};
