import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You build what people see and use in a browser, on phones above all.",
    "You write HTML, CSS and JavaScript, mostly with React, and talk to an API.",
    "It must be quick on a cheap phone, and work with a keyboard and a screen reader.",
  ],
  questions: [
    {
      ask: "Walk us through one project of yours.",
      good: [
        "What it does and for whom, in two sentences.",
        "One part that you wrote, and why in that way.",
        "What broke, and how you found it.",
      ],
    },
    {
      ask: "What happens when state changes in a React component?",
      good: [
        "React calls the component again, and compares the result with what is shown.",
        "Only what differs is changed in the page.",
        "How a key helps in a list.",
      ],
    },
    {
      ask: "When do you use an effect, and when not?",
      good: [
        "For what lies outside React: a timer, a subscription, the title.",
        "Not for values that follow from props or state.",
        "What cleaning up is for.",
      ],
    },
    {
      ask: "A page is slow on a cheap phone. What do you do?",
      good: [
        "You measure first: size of script, pictures, number of requests.",
        "Less script, smaller pictures, lists in parts.",
        "You measure again on such a phone.",
      ],
    },
    {
      ask: "How do you centre a box, and how do you make a layout fit a phone?",
      good: [
        "Flexbox or grid, with the two lines of code.",
        "Widths in percent or fr, and one or two breakpoints.",
        "You test at 360 pixels.",
      ],
    },
    {
      ask: "How do you show that data are loading, missing or wrong?",
      good: [
        "All three states are designed, not only the good one.",
        "A message that says what to do next.",
        "What was typed is never lost.",
      ],
    },
    {
      ask: "What is wrong with `==` in JavaScript?",
      good: [
        "It changes types before it compares.",
        'An example, such as "" == 0.',
        "You use === .",
      ],
    },
    {
      ask: "How do you make a form usable for everybody?",
      good: [
        "A label for each field, errors beside it, the right keyboard.",
        "Works with Tab and Enter.",
        "Enough contrast and size.",
      ],
    },
    {
      ask: "How do you work with Git in a team?",
      good: [
        "Small commits with a message that says why.",
        "A branch, a review, and how you solve a conflict.",
        "You read your own change before others do.",
      ],
    },
    {
      ask: "What would you ask before you build a screen?",
      good: [
        "Who uses it, on what, and what is the main act.",
        "What the API gives, and its limits.",
        "What happens when there is nothing to show.",
      ],
    },
  ],
  practice: [
    {
      ask: "What does [5, 8, 11].filter(n => n > 6) give?",
      options: ["[5]", "[8, 11]", "[true, true]", "19"],
      right: 1,
      why: "filter keeps the values for which the condition is true.",
    },
    {
      ask: 'Which HTML element is right for "Pay now"?',
      options: ["div", "img", "span", "button"],
      right: 3,
      why: "A button works by keyboard and is announced as one.",
    },
    {
      ask: "What does display: none do?",
      options: [
        "Makes it transparent",
        "Makes it small",
        "Removes it from layout and from screen readers",
        "Moves it left",
      ],
      right: 2,
      why: "The element takes no room and is not read out.",
    },
    {
      ask: "What does typeof null give in JavaScript?",
      options: ['"null"', '"object"', '"undefined"', '"number"'],
      right: 1,
      why: "It is an old error of the language that was kept.",
    },
    {
      ask: "Which value of a promise do you get with await?",
      options: ["The value that it ends with", "The promise", "Always true", "A string"],
      right: 0,
      why: "await waits until the promise is done, and gives its value.",
    },
    {
      ask: "What is the alt text of a picture for?",
      options: ["The file size", "The link", "The colour", "For who cannot see the picture"],
      right: 3,
      why: "Screen readers say it, and it shows when the picture does not load.",
    },
    {
      ask: "In React, what must you not do with state?",
      options: ["Read it", "Pass it down", "Change it in place", "Name it"],
      right: 2,
      why: "React does not see a change in place. You set a new value.",
    },
    {
      ask: "Which one loads last on a slow line and costs most?",
      options: ["Plain text", "A script of 900 KB", "A small SVG", "A link"],
      right: 1,
      why: "Script must be downloaded, read and run.",
    },
    {
      ask: "A box has width 200px, padding 20px, and box-sizing: border-box. How wide is it on screen?",
      options: ["160px", "200px", "220px", "240px"],
      right: 1,
      why: "With border-box the padding lies inside the width.",
    },
    {
      ask: "Which HTTP method only reads, and changes nothing?",
      options: ["DELETE", "POST", "PUT", "GET"],
      right: 3,
      why: "GET asks for data. The other three change something.",
    },
  ],
  bring: ["A laptop with your project running, also without internet."],
  ask: [
    "Who reviews code, and how long does it take?",
    "Which phones and line speeds do your users have?",
    "What will I build in the first month?",
  ],
  evening: [
    "Start your project once from nothing on the laptop that you bring.",
    "Explain state and props aloud with one small example.",
  ],
};
