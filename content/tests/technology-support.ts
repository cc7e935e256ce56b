import { computerQuestions } from "./questions/computer-questions";
import type { SeedAssessment } from "./types";

export const technologySupportAssessments: Record<string, SeedAssessment> = {
  "it-support": {
    durationMinutes: 10,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Networks",
        prompt:
          "One computer has no internet, but others on the same switch do. What do you check first?",
        options: [
          "The cable and network settings of that computer",
          "The internet provider's bill",
          "The printer",
          "The company website",
        ],
        answer: 0,
      },
      {
        topic: "Networks",
        prompt: "Which command on Windows shows the computer's IP address?",
        options: ["chkdsk", "ipconfig", "format", "tasklist"],
        answer: 1,
      },
      {
        topic: "Networks",
        prompt: "What does DNS do?",
        options: [
          "Stores printer ink levels",
          "Cleans viruses",
          "Backs up email",
          "Turns a name like example.com into an IP address",
        ],
        answer: 3,
      },
      {
        topic: "Networks",
        prompt: "A PC shows an address beginning 169.254. What does it most likely mean?",
        options: [
          "The PC is on a fast network",
          "The screen is broken",
          "The PC did not get an address from DHCP",
          "The hard disk is full",
        ],
        answer: 2,
      },
      {
        topic: "Security",
        prompt:
          "A user says she clicked a link in a strange mail and typed her password. What comes first?",
        options: [
          "Change her password and report it to the security team",
          "Delete the mail and say nothing",
          "Wait a week to see if anything happens",
          "Forward the mail to everyone",
        ],
        answer: 0,
      },
      {
        topic: "Security",
        prompt:
          "A caller says he is a director and asks you to reset a password without the usual check. What do you do?",
        options: [
          "Reset it, he is senior",
          "Follow the identity check for every caller",
          "Give him your own password",
          "Hang up without a word",
        ],
        answer: 1,
      },
      {
        topic: "Computers",
        prompt: "Print jobs are stuck for one user. Which Windows service do you restart?",
        options: ["Windows Update", "Remote Desktop", "Bluetooth Support", "Print Spooler"],
        answer: 3,
      },
      {
        topic: "Computers",
        prompt: "Which part keeps files when the power is off?",
        options: ["RAM", "Cache", "SSD", "CPU register"],
        answer: 2,
      },
      {
        topic: "Tickets",
        prompt:
          "The agreement says a Priority 1 ticket is answered in 15 minutes. It was raised at 11:50 am. By when?",
        options: ["12:00 pm", "12:15 pm", "12:50 pm", "12:05 pm"],
        answer: 3,
      },
      {
        topic: "Tickets",
        prompt: "Which note makes a ticket useful to the next engineer?",
        options: [
          "Issue fixed",
          "User was unhappy",
          "Outlook profile rebuilt after a sync error; mail tested with user at 3 pm",
          "Please see above",
        ],
        answer: 2,
      },
      ...computerQuestions,
    ],
  },
  "data-entry": {
    durationMinutes: 8,
    passMark: 75,
    questionsAsked: 8,
    questions: [
      {
        topic: "Exact reading",
        prompt: "Which of these matches 7043-KQ-2291 exactly?",
        options: ["7043-KQ-2219", "7043-KQ-2291", "7034-KQ-2291", "7043-QK-2291"],
        answer: 1,
      },
      {
        topic: "Dates and numbers",
        prompt: "A form says 04/11/1998 in the Indian order. What date is it?",
        options: ["11 April 1998", "4 October 1998", "11 November 1998", "4 November 1998"],
        answer: 3,
      },
      {
        topic: "Dates and numbers",
        prompt: "How many digits does an Indian PIN code have?",
        options: ["5", "8", "6", "10"],
        answer: 2,
      },
      {
        topic: "Exact reading",
        prompt: "Which list of surnames is in alphabetical order?",
        options: [
          "Das, Dasgupta, Dube, Dutta",
          "Dasgupta, Das, Dube, Dutta",
          "Das, Dube, Dasgupta, Dutta",
          "Dutta, Dube, Dasgupta, Das",
        ],
        answer: 0,
      },
      {
        topic: "Exact reading",
        prompt: "A phone number on a form has only 9 digits. What should you do?",
        options: [
          "Add a 0 at the end",
          "Mark the record as incomplete, as the rule says",
          "Leave the whole form out",
          "Copy the number of the form above",
        ],
        answer: 1,
      },
      {
        topic: "Spreadsheets",
        prompt: "Which keys undo the last change in Excel on Windows?",
        options: ["Ctrl + Z", "Ctrl + U", "Ctrl + P", "Ctrl + B"],
        answer: 0,
      },
      {
        topic: "Dates and numbers",
        prompt: "How is twelve lakh five thousand written in the Indian style?",
        options: ["1,20,500", "1,205,00", "12,50,000", "12,05,000"],
        answer: 3,
      },
      {
        topic: "Dates and numbers",
        prompt: "You type 240 records an hour. How long do 1,200 records take?",
        options: ["4 hours", "6 hours", "5 hours", "12 hours"],
        answer: 2,
      },
      ...computerQuestions,
    ],
  },
};
