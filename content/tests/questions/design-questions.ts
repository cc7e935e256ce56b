import type { SeedQuestion } from "../types";

/** Questions for all design work. */
export const designQuestions: SeedQuestion[] = [
  {
    topic: "Colour",
    prompt: "Which are the primary colours of light on a screen?",
    options: [
      "Red, green and blue",
      "Cyan, magenta and yellow",
      "Red, yellow and blue",
      "Black and white",
    ],
    answer: 0,
  },
  {
    topic: "Colour",
    prompt: "Which pair has the strongest contrast?",
    options: ["Light grey on white", "Yellow on white", "Black on white", "Navy on black"],
    answer: 2,
  },
  {
    topic: "Colour",
    prompt: "Which colour is #FFFFFF on a web page?",
    options: ["Black", "White", "Red", "Blue"],
    answer: 1,
  },
  {
    topic: "Type",
    prompt: "Which of these is a serif typeface?",
    options: ["Arial", "Helvetica", "Roboto", "Times New Roman"],
    answer: 3,
  },
  {
    topic: "Type",
    prompt: "What is leading?",
    options: [
      "The space between lines of text",
      "The margin of a page",
      "The weight of a letter",
      "The first word of a text",
    ],
    answer: 0,
  },
  {
    topic: "Type",
    prompt: "How many typefaces does a simple poster usually need?",
    options: ["Six or seven", "One for each line", "One or two", "None"],
    answer: 2,
  },
  {
    topic: "Layout",
    prompt: "What is white space for?",
    options: [
      "To save ink",
      "To give the content room and order",
      "To be filled with more text",
      "To hide mistakes",
    ],
    answer: 1,
  },
  {
    topic: "Layout",
    prompt: "Where should things that belong together stand?",
    options: [
      "In opposite corners",
      "On different pages",
      "Far from each other",
      "Near each other",
    ],
    answer: 3,
  },
  {
    topic: "Layout",
    prompt: "What does a grid do for a designer?",
    options: [
      "It lines things up across a page",
      "It makes pictures sharper",
      "It chooses the colours",
      "It corrects the spelling",
    ],
    answer: 0,
  },
  {
    topic: "Layout",
    prompt: "What is alignment?",
    options: [
      "The brightness of a picture",
      "The price of printing",
      "Placing things along a common line",
      "The size of a file",
    ],
    answer: 2,
  },
  {
    topic: "Files and formats",
    prompt: "Which of these formats can keep a see-through background?",
    options: ["JPG", "PNG", "MP3", "TXT"],
    answer: 1,
  },
  {
    topic: "Files and formats",
    prompt: "A photo of 200 × 200 pixels is to fill a wall poster. What will happen?",
    options: [
      "It will look sharper",
      "Nothing changes",
      "It will print in black and white",
      "It will look blurred or blocky",
    ],
    answer: 3,
  },
  {
    topic: "Files and formats",
    prompt: "Why do you keep a layered working file beside the final one?",
    options: [
      "So that changes can be made later",
      "So that the disk fills up",
      "So that the client can't open it",
      "So that the colours fade",
    ],
    answer: 0,
  },
  {
    topic: "Files and formats",
    prompt: "A picture 1,000 px wide is made half as wide. How wide is it then?",
    options: ["250 px", "950 px", "500 px", "750 px"],
    answer: 2,
  },
  {
    topic: "Working with clients",
    prompt: "A client says: make it pop. What is the best reply?",
    options: [
      "I will use red everywhere",
      "What should people notice first, and why?",
      "That is impossible",
      "I will add ten effects",
    ],
    answer: 1,
  },
  {
    topic: "Working with clients",
    prompt: "A brief does not say how large the banner is. What do you do?",
    options: [
      "Guess and finish",
      "Make it square",
      "Wait until the last day",
      "Ask for the size before you begin",
    ],
    answer: 3,
  },
  {
    topic: "Working with clients",
    prompt: "A client wants a change that makes the text hard to read. What is right?",
    options: [
      "Explain the problem and show a better way",
      "Do it and say nothing",
      "Stop answering",
      "Delete the file",
    ],
    answer: 0,
  },
  {
    topic: "Rights",
    prompt: "A font is marked 'free for personal use'. May you use it in a client's logo?",
    options: [
      "Yes, it is free",
      "Yes, if it is small",
      "No, that needs another licence",
      "Yes, for one month",
    ],
    answer: 2,
  },
  {
    topic: "Rights",
    prompt: "A client asks you to copy a rival's logo with one letter changed. What do you say?",
    options: [
      "I will do it for more money",
      "No, but I can draw a new one for you",
      "I will do it if nobody hears of it",
      "I will copy two of them",
    ],
    answer: 1,
  },
  {
    topic: "Readable for everyone",
    prompt: "Which size is comfortable for reading a long text on a phone?",
    options: ["6 px", "8 px", "40 px", "16 px"],
    answer: 3,
  },
];
