import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You make things clear and pleasant to look at or to use: screens, prints, films, packs.",
    "You work from a brief, show drafts early, and change them by what others say.",
    "A good designer can say why each thing stands where it does.",
  ],
  questions: [
    {
      ask: "Take us through one piece of your portfolio.",
      good: [
        "The problem first: who needed what.",
        "Two or three decisions, each with its reason.",
        "What was used in the end, and what you would change today.",
      ],
    },
    {
      ask: "What was your own part in it?",
      good: [
        "What you did alone, and what others did.",
        "Honest credit for templates, stock pictures and AI tools.",
        "Files or sketches that show the way there.",
      ],
    },
    {
      ask: "How do you begin when a brief is only one line long?",
      good: [
        "You ask: who reads it, where, what should they do, by when?",
        "You write the answers back in a few lines, and have them agreed.",
        "You show two rough directions before you polish one.",
      ],
    },
    {
      ask: "The client does not like your draft. What do you do?",
      good: [
        "You ask what does not work for the reader.",
        "You tell taste from need, and offer two ways.",
        "You say what a change costs in time.",
      ],
    },
    {
      ask: "Tell me about feedback that you did not agree with.",
      good: [
        "What was said, and your reason against it.",
        "A test, an example or a number that helped to decide.",
        "That you did it well even where you lost.",
      ],
    },
    {
      ask: "How do you make text easy to read?",
      good: [
        "Size, contrast and line length that suit the place where it is read.",
        "One or two typefaces, and clear levels of headings.",
        "You look at it on a cheap phone, or in print at full size.",
      ],
    },
    {
      ask: "Which tools do you use?",
      good: [
        "Each with work that you made in it.",
        "How you name layers and files so that others find them.",
        "What you do when a tool is not there.",
      ],
    },
    {
      ask: "You have half the time that you need. What do you leave out?",
      good: [
        "What the reader would miss least.",
        "You agree on it before you begin.",
        "Spelling, prices and phone numbers are checked all the same.",
      ],
    },
    {
      ask: "Name a design that you like, and say why.",
      good: [
        "Something of daily life, such as a ticket or a pack.",
        "What it makes easy, and for whom.",
        "One thing that could be better.",
      ],
    },
    {
      ask: "How do you get files ready for handing over?",
      good: [
        "The right format, size and colours for print or screen.",
        "Fonts and pictures with their licences.",
        "A short note of what is where.",
      ],
    },
  ],
  practice: [
    {
      ask: "Which pair of colours is the easiest to read?",
      options: [
        "Yellow text on white",
        "Dark blue text on white",
        "Red text on green",
        "Grey text on light grey",
      ],
      right: 1,
      why: "Dark on light has a strong contrast. The other pairs are hard for many people.",
    },
    {
      ask: "What does white space do in a layout?",
      options: [
        "It wastes paper",
        "It groups things and gives the eye rest",
        "It makes the file larger",
        "It is an error of the printer",
      ],
      right: 1,
      why: "Space shows what belongs together. Without it everything is equally loud.",
    },
    {
      ask: "A drawing gets blocks at its edges when it is made ten times larger. What kind of file is it?",
      options: ["A vector file", "A picture made of pixels", "A font", "A text file"],
      right: 1,
      why: "Pixels grow into blocks. A vector file is drawn anew at each size.",
    },
    {
      ask: "Which colours do printing presses usually mix?",
      options: [
        "Red, green, blue",
        "Cyan, magenta, yellow, black",
        "Red, yellow, blue, white",
        "All colours at once",
      ],
      right: 1,
      why: "Printing uses CMYK. Red, green and blue are the colours of screens.",
    },
    {
      ask: "A square poster has sides of 60 cm. A card of the same shape has sides a third as long. How long are they?",
      options: ["15 cm", "20 cm", "30 cm", "40 cm"],
      right: 1,
      why: "A third of 60 is 20. All sides shrink by the same part.",
    },
    {
      ask: "What should be largest on a poster for a blood donation camp?",
      options: [
        "The designer's name",
        "The logo of the printer",
        "What it is, when and where",
        "A long text about blood",
      ],
      right: 2,
      why: "A person who passes has three seconds. They must see what, when and where.",
    },
    {
      ask: "You found a nice photo by an image search. May you use it in an ad?",
      options: [
        "Yes, everything online may be used",
        "Yes, if it is made smaller",
        "Only with the right to use it",
        "Yes, if the name is cut off",
      ],
      right: 2,
      why: "Photos belong to whoever took them. You need a licence or the owner's consent.",
    },
    {
      ask: "Three lines of text begin at three different distances from the edge. What is missing?",
      options: ["A common line to stand on", "A brighter colour", "A longer text", "A file name"],
      right: 0,
      why: "Edges that line up are called aligned. They make a page look ordered.",
    },
    {
      ask: "Which button text tells best what happens?",
      options: ["OK", "Submit", "Click here", "Send my application"],
      right: 3,
      why: "It names the act and its object. The reader knows what comes.",
    },
    {
      ask: "A flyer is 10 cm wide with 3 mm bleed on each side. How wide is the file?",
      options: ["10.0 cm", "10.3 cm", "10.6 cm", "13.0 cm"],
      right: 2,
      why: "3 mm on the left and 3 mm on the right are 6 mm. That makes 10.6 cm.",
    },
  ],
  bring: ["Three pieces of your work, on a device that is charged, or in print."],
  ask: [
    "Who gives the briefs, and who says that a design is done?",
    "How many pieces does one designer finish in a week?",
    "Which tools and licences does the company give?",
  ],
  evening: [
    "Say aloud, for each of three pieces, which problem it solved.",
    "Use the company's product or look at its prints for ten minutes. Note two ideas.",
  ],
};
