import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You find out what people need to do, and design screens that let them.",
    "You ask users, sketch, make prototypes, test them and hand over to developers.",
    "You are judged by whether people succeed, not only by how it looks.",
  ],
  questions: [
    {
      ask: "Take us through a case of your portfolio.",
      good: [
        "Problem and people, before any screen.",
        "What you learned that surprised you, and what you changed.",
        "The result, or how you would measure it.",
      ],
    },
    {
      ask: "How do you test a design with five people?",
      good: [
        "Tasks without help words, and you stay silent.",
        "What they do counts more than what they say.",
        "You note where several get stuck, and mend that first.",
      ],
    },
    {
      ask: "Design a login for people who read little.",
      good: [
        "Few words, large fields, the number keyboard for codes.",
        "Sound or icons with words, in their language.",
        "What happens when the SMS does not come.",
      ],
    },
    {
      ask: "What is the difference between UI and UX?",
      good: [
        "UI is what one sees and touches.",
        "UX is the whole way, with waiting and errors.",
        "An example where UI was fine and UX was not.",
      ],
    },
    {
      ask: "A manager wants a pop-up on the first page. What do you say?",
      good: [
        "You ask what it should bring.",
        "You show what it costs users, and offer a test.",
        "You look for a calmer place.",
      ],
    },
    {
      ask: "How do you hand over to developers?",
      good: [
        "All states: empty, loading, error, long names.",
        "Spaces, sizes and colours as a system.",
        "You sit with them, and look at the built screen.",
      ],
    },
    {
      ask: "How do you make a screen work for everybody?",
      good: [
        "Contrast, size of touch areas, order for keyboards.",
        "Labels, not colour alone.",
        "You try it with a screen reader and large letters.",
      ],
    },
    {
      ask: "What would you ask before you begin?",
      good: [
        "Who, where, on what, how often.",
        "What they do today.",
        "How we will know that it got better.",
      ],
    },
    {
      ask: "Tell me about a design that failed.",
      good: [
        "What you had assumed.",
        "How you saw that it was wrong.",
        "What you test earlier now.",
      ],
    },
    {
      ask: "Which number shows that your design works?",
      good: [
        "How many finish the task, in what time, with how many errors.",
        "Calls to support.",
        "Before and after.",
      ],
    },
  ],
  practice: [
    {
      ask: "What is a wireframe?",
      options: [
        "A coloured picture",
        "A plain sketch of what stands where",
        "The code",
        "A survey",
      ],
      right: 1,
      why: "It shows structure without colours, so that it is changed easily.",
    },
    {
      ask: "What do you tell people before they try your design?",
      options: [
        "How it works",
        "That the design is tested, not they",
        "That it is very easy",
        "What others did",
      ],
      right: 1,
      why: "People blame themselves when they get stuck. Who knows this tells more.",
    },
    {
      ask: "A touch area on a phone should be at least about",
      options: ["10 pixels", "20 pixels", "44 pixels", "200 pixels"],
      right: 2,
      why: "A finger needs room. 44 pixels is a usual least size.",
    },
    {
      ask: "Of 20 people 14 finished the task. What is the success rate?",
      options: ["60 %", "65 %", "70 %", "75 %"],
      right: 2,
      why: "14 divided by 20 is 0.7.",
    },
    {
      ask: "Errors are shown only in red. What is missing?",
      options: ["Sound", "Words or a sign for who sees no colours", "A larger logo", "Nothing"],
      right: 1,
      why: "About one man in twelve cannot tell red from green. Words help everybody.",
    },
    {
      ask: "What is a persona?",
      options: [
        "A described typical user, drawn from research",
        "A real customer's data",
        "A mask",
        "The manager",
      ],
      right: 0,
      why: "It helps the team to think of the same person.",
    },
    {
      ask: "Where should an error of a form field stand?",
      options: ["At the page's end", "In a pop-up without field", "In a mail", "Beside the field"],
      right: 3,
      why: "There one sees what to mend.",
    },
    {
      ask: "What does a prototype help with?",
      options: ["Paying tax", "Hiring", "Trying an idea before it is built", "Printing"],
      right: 2,
      why: "It is cheaper to change a prototype than a product.",
    },
    {
      ask: "A form has 14 fields, and 6 are never used. What is best?",
      options: ["Make them smaller", "Remove them", "Make them required", "Put them first"],
      right: 1,
      why: "Each field costs time and loses people.",
    },
    {
      ask: "Which test compares two versions with real visitors?",
      options: ["A/B test", "Card sorting", "Interview", "Survey"],
      right: 0,
      why: "Half of the visitors see A, half see B, and one number decides.",
    },
  ],
  bring: ["A laptop or phone with two cases, which open without internet."],
  ask: [
    "Who talks to users here, and how often?",
    "How do designers and developers work together?",
    "Which part of the product needs help first?",
  ],
  evening: [
    "Tell one case in three minutes: people, problem, change, result.",
    "Use their product for ten minutes, and note two places where you were stuck.",
  ],
};
