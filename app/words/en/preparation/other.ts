import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "Each work has tasks, people and rules, and you can learn of them before the interview.",
    "The job's own text is the best source: read each line and find your example.",
    "Most interviewers look for the same: do you come, do you learn, do you tell the truth?",
  ],
  questions: [
    {
      ask: "Tell me about yourself.",
      good: [
        "One minute: what you did last, one thing that you do well, why this job.",
        "Words from the job's own text.",
        "No family story, unless they ask.",
      ],
    },
    {
      ask: "Why do you want this job?",
      good: [
        "One point of the work that you like, with a reason.",
        "What you bring for it.",
        "The way and the hours suit you.",
      ],
    },
    {
      ask: "What are you good at?",
      good: [
        "Two things that this job needs.",
        "A true example for each.",
        "No list of ten words.",
      ],
    },
    {
      ask: "What can you not do well yet?",
      good: [
        "One true thing that is not the heart of the job.",
        "What you do about it.",
        "No hidden praise.",
      ],
    },
    {
      ask: "Why did you leave your last work?",
      good: [
        "One honest sentence, without bad words about people.",
        "What you look for now.",
        "If you had a gap: what you did in it.",
      ],
    },
    {
      ask: "Tell me about a quarrel at work or school.",
      good: ["What it was about, and your part in it.", "How you talked.", "How it ended."],
    },
    {
      ask: "Tell me about a mistake.",
      good: [
        "A real one, and that you admitted it.",
        "How it was put right.",
        "What you do since then.",
      ],
    },
    {
      ask: "How do you learn something new?",
      good: [
        "You ask, watch, try and write down.",
        "An example of the last months.",
        "How long it took.",
      ],
    },
    {
      ask: "What pay do you expect?",
      good: [
        "The range of the job's text.",
        "What you ask about: hours, PF, overtime.",
        "When you can start.",
      ],
    },
    {
      ask: "Do you have questions?",
      good: ["Always two.", "On the work and on the next step.", "Not on holidays first."],
    },
  ],
  practice: [
    {
      ask: "A bus takes 35 minutes, the walk 10. You must be there at 10 am and want 15 minutes in reserve. When do you leave?",
      options: ["8:45 am", "9:00 am", "9:15 am", "9:25 am"],
      right: 1,
      why: "35, 10 and 15 are 60 minutes. One hour before ten is nine.",
    },
    {
      ask: 'What does "notice period" mean?',
      options: ["Time between resigning and leaving", "A test", "A holiday", "The first month"],
      right: 0,
      why: "It stands in the contract, often 30 days.",
    },
    {
      ask: "₹18,000 a month, 12 % goes to PF. How much is that?",
      options: ["₹1,800", "₹2,160", "₹2,200", "₹3,600"],
      right: 1,
      why: "12 % of 18,000 is 2,160.",
    },
    {
      ask: 'A "company" asks for ₹1,500 before the interview letter. What do you do?',
      options: ["Pay", "Pay half", "Do not pay, and report it", "Ask a friend to pay"],
      right: 2,
      why: "Who asks for money for a job or letter cheats.",
    },
    {
      ask: "Which sentence is correct English?",
      options: ["I am agree", "I agree", "I am agreeing with", "I agrees"],
      right: 1,
      why: "Agree is a verb. It needs no am.",
    },
    {
      ask: "Which number is the largest?",
      options: ["0.8", "3/4", "70 %", "0.85"],
      right: 3,
      why: "3/4 is 0.75 and 70 % is 0.7. 0.85 is the largest.",
    },
    {
      ask: "You do not understand a question in an interview. What is best?",
      options: ["Guess", "Laugh", "Stay silent", "Ask politely to hear it again"],
      right: 3,
      why: "It shows that you want to answer well.",
    },
    {
      ask: "Which mail address is best on a resume?",
      options: [
        "coolboy420@mail.example",
        "queen.of.hearts@mail.example",
        "asha.verma@mail.example",
        "x@mail.example",
      ],
      right: 2,
      why: "It is a name, easy to read and to take seriously.",
    },
    {
      ask: "What comes next: 40, 35, 30, 25?",
      options: ["15", "20", "22", "24"],
      right: 1,
      why: "Each number is 5 less.",
    },
    {
      ask: "When do you switch off the sound of your phone?",
      options: ["Before you go in", "After the first call", "Never", "When they ask"],
      right: 0,
      why: "A phone that rings shows that you were not ready.",
    },
  ],
  bring: ["Papers that the job's text names."],
  ask: [
    "What does a usual day look like?",
    "Who will show me the work?",
    "What would make you say in three months that I was a good choice?",
  ],
  evening: [
    "Find one true example for each point that the job asks for.",
    "Say your one minute about yourself aloud, three times.",
  ],
};
