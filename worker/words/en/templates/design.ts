import type { TemplateWords } from "./template";

export const designTemplate: TemplateWords = {
  about: [
    "Turn a request into drafts, and a draft into files that others can use",
    "Show your work early, and change it after what people say",
    "Keep pictures, fonts and files in order",
  ],
  requirements: [
    "You know one tool for layout and one for pictures well",
    "You can show three works of yours and say why they look as they do",
    "You deliver on the day that you named",
  ],
  benefits: ["Software and a good screen", "A budget for courses", "Work that bears your name"],
  questions: [
    {
      topic: "Reading and seeing",
      prompt: "Text is hard to read in the sun on a phone. What helps most?",
      options: [
        "A thinner font",
        "More contrast between text and ground",
        "A picture behind the text",
        "Grey letters",
      ],
      answer: 1,
    },
    {
      topic: "Reading and seeing",
      prompt: "On a form three buttons look the same. What is wrong?",
      options: [
        "Nobody sees which is the main one",
        "Buttons must be round",
        "There must be four",
        "They should be at the top",
      ],
      answer: 0,
    },
    {
      topic: "Reading and seeing",
      prompt: "Red alone marks a field that is wrong. Why is this not enough?",
      options: [
        "Red is out of fashion",
        "Some people do not see red apart from green",
        "Red needs more ink",
        "It is enough",
      ],
      answer: 1,
    },
    {
      topic: "Files and sizes",
      prompt: "A logo has to be sharp on a card and on a wall. Which file do you send?",
      options: ["A JPEG of 200 points", "A screenshot", "An SVG", "A GIF"],
      answer: 2,
    },
    {
      topic: "Files and sizes",
      prompt: "A picture is 1,200 wide and 800 high. It becomes 600 wide. How high is it then?",
      options: ["200", "400", "600", "800"],
      answer: 1,
    },
    {
      topic: "Files and sizes",
      prompt: "A page with one photo of 6 MB loads slowly. What do you do first?",
      options: [
        "Ask people for a faster phone",
        "Make the photo as large as it is shown, and compress it",
        "Add a second photo",
        "Turn it by 90 degrees",
      ],
      answer: 1,
    },
    {
      topic: "Working with others",
      prompt: "A client says only: make it pop. What do you ask?",
      options: [
        "Which colour do you like?",
        "What should people notice first, and do next?",
        "Nothing",
        "How much do you pay?",
      ],
      answer: 1,
    },
    {
      topic: "Working with others",
      prompt: "Two colleagues want opposite changes of a draft. What is best?",
      options: [
        "Do both in one picture",
        "Do what the louder one says",
        "Ask which aim it serves, and show both against it",
        "Leave the draft as it is",
      ],
      answer: 2,
    },
  ],
};
