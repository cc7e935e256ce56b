import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You write pages, articles, product texts, scripts or help that people understand and use.",
    "You ask, research, draft, cut, and work with editors.",
    "Clear and right comes before beautiful.",
  ],
  questions: [
    {
      ask: "Show us a text that you like of yours.",
      good: [
        "Reader, purpose, and where it stood.",
        "What was hard, and what you cut.",
        "What it brought: time, calls, questions saved.",
      ],
    },
    {
      ask: "How do you begin with a subject that you do not know?",
      good: [
        "You ask an expert for thirty minutes.",
        "You read first-hand sources, and note where each fact comes from.",
        "You write the question of the reader on top.",
      ],
    },
    {
      ask: "How do you edit your own text?",
      good: [
        "A break, then aloud.",
        "One idea for each sentence, shorter words, no fillers.",
        "Names, numbers and links checked at the end.",
      ],
    },
    {
      ask: "An editor changes half of your text. What do you do?",
      good: [
        "You read all of it, and ask why where you do not see it.",
        "You defend facts, not your favourite words.",
        "You note what comes up again.",
      ],
    },
    {
      ask: "How do you write for different readers?",
      good: [
        "The same message for a student and for a manager.",
        "What each knows and wants.",
        "An example on the spot.",
      ],
    },
    {
      ask: "May you use an AI tool?",
      good: [
        "As the company's rule says, and you tell it.",
        "For ideas or a first cut; facts and sources are yours.",
        "Nothing secret goes in.",
      ],
    },
    {
      ask: "How do you avoid copying?",
      good: [
        "Own words and own examples, quotes marked.",
        "Sources named.",
        "Pictures with a licence.",
      ],
    },
    {
      ask: "You have two texts due today and time for one. What do you do?",
      good: [
        "You tell both people early.",
        "You ask what can be shorter or later.",
        "You deliver one well.",
      ],
    },
    {
      ask: "Write a headline for this job, now.",
      good: [
        "You ask who should click.",
        "Three versions, from plain to bold.",
        "You say which you would choose, and why.",
      ],
    },
    {
      ask: "How do you make a technical step clear?",
      good: [
        "One step, one act, in order.",
        "What one sees when it worked.",
        "You let somebody try it.",
      ],
    },
  ],
  practice: [
    {
      ask: "Which sentence is the shortest and clear?",
      options: [
        "It is to be noted that payment is required",
        "Kindly do the needful",
        "Payment should be made by you",
        "Please pay by Friday",
      ],
      right: 3,
      why: "It says who acts, what and when, in four words.",
    },
    {
      ask: "Which spelling is right?",
      options: ["Accomodation", "Acommodation", "Accommodation", "Acomodation"],
      right: 2,
      why: "Accommodation has two c and two m.",
    },
    {
      ask: "Which sentence is active?",
      options: [
        "The form was filled",
        "Rina filled the form",
        "The form has been filled by Rina",
        "Filling was done",
      ],
      right: 1,
      why: "Rina acts. The other sentences hide or move her.",
    },
    {
      ask: "A text of 1,200 words must lose 25 %. How many stay?",
      options: ["300", "800", "900", "950"],
      right: 2,
      why: "A quarter of 1,200 is 300. 1,200 minus 300 is 900.",
    },
    {
      ask: "Which is right: The list of items ___ long.",
      options: ["are", "have", "were", "is"],
      right: 3,
      why: "The list is one. Items only says what is on it.",
    },
    {
      ask: "What does proofreading look for?",
      options: [
        "New ideas",
        "Better pictures",
        "Errors of spelling, grammar and layout",
        "More readers",
      ],
      right: 2,
      why: "It is the last look before a text is published.",
    },
    {
      ask: "Where does the most important point of a news text stand?",
      options: ["At the end", "At the beginning", "In the middle", "In the title of the picture"],
      right: 1,
      why: "Many read only the first lines.",
    },
    {
      ask: 'Which word means the same as "utilise" and is plainer?',
      options: ["Use", "Implement", "Facilitate", "Leverage"],
      right: 0,
      why: "Use says it in three letters.",
    },
    {
      ask: "A source is a blog that quotes a report. What do you cite?",
      options: ["The blog", "Both without reading", "Nothing", "The report, after you read it"],
      right: 3,
      why: "Errors grow when they are copied. The first source is safest.",
    },
    {
      ask: "One company has rules. Which apostrophe is right?",
      options: [
        "The companys rules",
        "The companie's rules",
        "The company's rules",
        "The companys' rules",
      ],
      right: 2,
      why: "One company owns the rules, so it is company's.",
    },
  ],
  bring: ["Two printed texts of yours, with your name or a note on your part."],
  ask: [
    "Who reads these texts, and what should they do then?",
    "Is there a style guide, and who edits?",
    "How many texts a week are asked, and how long are they?",
  ],
  evening: [
    "Cut one of your texts by a quarter, and see what is lost.",
    "Read two of their pages, and note one sentence to improve.",
  ],
};
