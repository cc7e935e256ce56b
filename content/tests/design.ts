import { designQuestions } from "./questions/design-questions";
import type { SeedAssessment } from "./types";

export const designAssessments: Record<string, SeedAssessment> = {
  "graphic-design": {
    durationMinutes: 10,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Printing",
        prompt: "Which colour mode is usual for a poster that goes to an offset press?",
        options: ["RGB", "CMYK", "HSB", "Greyscale only"],
        answer: 1,
      },
      {
        topic: "Files and formats",
        prompt: "A logo must stay sharp on a visiting card and on a hoarding. Which file is right?",
        options: ["JPG", "GIF", "A screenshot", "SVG or another vector file"],
        answer: 3,
      },
      {
        topic: "Printing",
        prompt: "What is bleed?",
        options: [
          "Printing that runs past the cut line, so that no white edge shows",
          "Ink that dries slowly",
          "The margin inside the page",
          "A kind of paper",
        ],
        answer: 0,
      },
      {
        topic: "Printing",
        prompt:
          "At 300 dots per inch, how many pixels wide must a picture be to print 6 inches wide?",
        options: ["300", "600", "1,800", "50"],
        answer: 2,
      },
      {
        topic: "Type",
        prompt: "The space between two particular letters is adjusted. What is it called?",
        options: ["Leading", "Kerning", "Cropping", "Justifying"],
        answer: 1,
      },
      {
        topic: "Layout",
        prompt: "Grey text on a white card is hard to read. What is the first fix?",
        options: [
          "Add a shadow",
          "Make it italic",
          "Make the text darker so that the contrast is higher",
          "Move it to the corner",
        ],
        answer: 2,
      },
      {
        topic: "Printing",
        prompt: "How large is A4 paper?",
        options: ["210 × 297 mm", "148 × 210 mm", "297 × 420 mm", "216 × 279 mm"],
        answer: 0,
      },
      {
        topic: "Type",
        prompt: "A Hindi headline shows boxes in place of letters. What is the likely cause?",
        options: [
          "The picture is too small",
          "The paper is thin",
          "The colours are wrong",
          "The font has no Devanagari letters",
        ],
        answer: 3,
      },
      {
        topic: "Rights",
        prompt: "You need a photo for a client's brochure. Which is safe to use?",
        options: [
          "Any picture from a search page",
          "A picture whose licence allows commercial use",
          "A picture with the watermark cut off",
          "A picture from another brand's post",
        ],
        answer: 1,
      },
      {
        topic: "Layout",
        prompt: "What shows a reader first where to look on a page?",
        options: [
          "The number of fonts",
          "The name of the file",
          "Size, weight and contrast",
          "The page number",
        ],
        answer: 2,
      },
      ...designQuestions,
    ],
  },
  "ui-ux": {
    durationMinutes: 12,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Testing with people",
        prompt:
          "Six people try your payment screen and four stop at the same step. What do you do?",
        options: [
          "Change that step and test it again",
          "Find users who understand",
          "Add a video to the home page",
          "Ask 500 people if they like the colour",
        ],
        answer: 0,
      },
      {
        topic: "Readable for everyone",
        prompt:
          "What is the smallest contrast between normal body text and its ground under WCAG AA?",
        options: ["2 : 1", "3 : 1", "4.5 : 1", "10 : 1"],
        answer: 2,
      },
      {
        topic: "Testing with people",
        prompt: "Which question finds out most in a user interview?",
        options: [
          "Would you use this app?",
          "Tell me about the last time you booked a train",
          "Do you like blue?",
          "Is this easy?",
        ],
        answer: 1,
      },
      {
        topic: "Readable for everyone",
        prompt: "A form shows errors only in red. Why is this a problem?",
        options: [
          "Red costs more to print",
          "Red is unlucky",
          "It slows the page",
          "People who cannot tell red from other colours may miss it",
        ],
        answer: 3,
      },
      {
        topic: "Forms",
        prompt: "Where does a field's label serve best on a phone?",
        options: [
          "Above the field, always visible",
          "Inside the field, gone when you type",
          "In the help page",
          "At the bottom of the screen",
        ],
        answer: 0,
      },
      {
        topic: "Forms",
        prompt:
          "A shop hides its delivery fee until the last step. What is this called in India's rules on dark patterns?",
        options: ["Nagging", "Drip pricing", "Disguised ad", "Forced action"],
        answer: 1,
      },
      {
        topic: "Layout",
        prompt: "What is a wireframe for?",
        options: [
          "To choose final colours",
          "To write code",
          "To settle content and order before details",
          "To print the design",
        ],
        answer: 2,
      },
      {
        topic: "Readable for everyone",
        prompt: "An icon of 16 px must be easy to tap with a thumb. What do you change?",
        options: [
          "Nothing",
          "The colour of the icon",
          "The speed of the animation",
          "The tap area around it, to about 48 px",
        ],
        answer: 3,
      },
      {
        topic: "Testing with people",
        prompt: "Of 400 people who began a form, 260 finished it. What share dropped out?",
        options: ["26 %", "35 %", "65 %", "40 %"],
        answer: 1,
      },
      {
        topic: "Layout",
        prompt: "Translated into Tamil, a button's text grows by 40 %. What should the design do?",
        options: [
          "Let the button grow with its text",
          "Cut the text with dots",
          "Use smaller letters until it fits",
          "Keep that button in English",
        ],
        answer: 0,
      },
      ...designQuestions,
    ],
  },
};
