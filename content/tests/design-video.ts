import { designQuestions } from "./questions/design-questions";
import type { SeedAssessment } from "./types";

export const designVideoAssessments: Record<string, SeedAssessment> = {
  "video-editing": {
    durationMinutes: 8,
    passMark: 75,
    questionsAsked: 8,
    questions: [
      {
        topic: "Frames and formats",
        prompt: "At 25 frames a second, how many frames does a 12-second clip have?",
        options: ["250", "300", "37", "325"],
        answer: 1,
      },
      {
        topic: "Cutting",
        prompt: "The sound of the next shot begins before its picture. What is this cut called?",
        options: ["Jump cut", "Match cut", "J-cut", "Smash cut"],
        answer: 2,
      },
      {
        topic: "Frames and formats",
        prompt: "Which export suits a vertical reel?",
        options: ["1080 × 1920", "1920 × 1080", "720 × 576", "1080 × 1080"],
        answer: 0,
      },
      {
        topic: "Rights",
        prompt: "A song is on a streaming app. May you use it in a client's ad?",
        options: [
          "Yes, up to 30 seconds",
          "Yes, if you name the singer",
          "Yes, if the volume is low",
          "Only with a licence from the owner",
        ],
        answer: 3,
      },
      {
        topic: "Colour",
        prompt: "Faces in a clip look too blue. What do you correct?",
        options: ["Frame rate", "White balance", "Resolution", "Bit rate"],
        answer: 1,
      },
      {
        topic: "Cutting",
        prompt:
          "The editing program stutters with 4K footage. What helps without losing final quality?",
        options: [
          "Deleting the originals",
          "Exporting in low quality",
          "Working with proxies and linking back at export",
          "Adding more colour effects",
        ],
        answer: 2,
      },
      {
        topic: "Readable for everyone",
        prompt: "Why does a video need captions?",
        options: [
          "So that people who are deaf, or watch without sound, can follow",
          "To make it longer",
          "To hide the logo",
          "Captions replace the script",
        ],
        answer: 0,
      },
      {
        topic: "Frames and formats",
        prompt: "A file of 6,000 megabits plays for 10 minutes. What is its average bit rate?",
        options: ["600 Mbps", "60 Mbps", "1 Mbps", "10 Mbps"],
        answer: 3,
      },
      ...designQuestions,
    ],
  },
};
