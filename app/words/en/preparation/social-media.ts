import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You plan, make and answer posts for a brand, on the networks where its customers are.",
    "You write, film, cut, reply and count, each day, in one voice.",
    "A community grows by answers and trust, more than by tricks.",
  ],
  questions: [
    {
      ask: "What would you post for us next week?",
      good: [
        "Three to five ideas that fit their customers.",
        "For each one: goal, format, time, first line.",
        "One that uses a local day or event.",
      ],
    },
    {
      ask: "Show us an account or post of yours.",
      good: [
        "What it was for, and what you did yourself.",
        "The number that matters, and what it was before.",
        "What you would change.",
      ],
    },
    {
      ask: "An angry comment gets many likes. What do you do?",
      good: [
        "Find out whether it is true, within the hour.",
        "Answer openly and shortly, then help in private.",
        "Tell your lead, and keep a copy.",
      ],
    },
    {
      ask: "How do you choose the time and the network?",
      good: [
        "Where and when these customers look, by the account's own numbers.",
        "You test two times for some weeks.",
        "Fewer networks, done well.",
      ],
    },
    {
      ask: "How do you plan a month?",
      good: [
        "A calendar with themes, days, formats and who approves.",
        "Half planned, half open for what happens.",
        "A stock of posts for bad days.",
      ],
    },
    {
      ask: "What do you look at besides likes?",
      good: [
        "Saves, shares, clicks, messages, sales.",
        "Reach among the right people.",
        "Which posts brought nothing, and why.",
      ],
    },
    {
      ask: "A creator wants ₹30,000 for a reel. What do you ask?",
      good: [
        "Who follows, from where, and what earlier reels brought.",
        "The use of the film and the mark as an ad.",
        "What it would cost for each visit.",
      ],
    },
    {
      ask: "How do you make a short video with a phone?",
      good: [
        "Light, sound, first two seconds, text for who watches silently.",
        "Upright format, cut without gaps.",
        "Music that may be used.",
      ],
    },
    {
      ask: "How do you write in a brand's voice?",
      good: [
        "Three words that describe it, with do and do not.",
        "The same sentence in two voices.",
        "You read old answers first.",
      ],
    },
    {
      ask: "Somebody asks you to delete a bad review. What do you say?",
      good: [
        "You delete only abuse, lies that can be shown, and private data.",
        "You answer the rest.",
        "Customers see how you deal with it.",
      ],
    },
  ],
  practice: [
    {
      ask: "A post reached 8,000 people, 400 acted on it. What is the engagement rate?",
      options: ["0.5 %", "4 %", "5 %", "20 %"],
      right: 2,
      why: "400 divided by 8,000 is 0.05.",
    },
    {
      ask: "Followers grew from 2,500 to 2,800. By how much?",
      options: ["3 %", "10.7 %", "12 %", "30 %"],
      right: 2,
      why: "300 divided by 2,500 is 0.12.",
    },
    {
      ask: "A reel is a paid partnership. What is needed?",
      options: ["Nothing", "A louder voice", "It is marked as an ad", "A longer text"],
      right: 2,
      why: "People must be able to see that it was paid for.",
    },
    {
      ask: "Which first line stops a reader most?",
      options: [
        "We are happy to announce",
        "Your fridge wastes ₹200 a month. Check this",
        "Good morning",
        "New post",
      ],
      right: 1,
      why: "It is about the reader, has a number and leads on.",
    },
    {
      ask: "A customer writes a private message at 9 am. What is a good answer time?",
      options: ["Within the hours that you promise", "In a week", "Never", "Only if they buy"],
      right: 0,
      why: "A promise that is kept is better than a quick word once.",
    },
    {
      ask: "May you post a customer's photo from their account?",
      options: ["Yes", "If you crop it", "If it is nice", "Only with their consent"],
      right: 3,
      why: "The photo and the face belong to them.",
    },
    {
      ask: "Which format fits a film for phone stories?",
      options: ["16:9 wide", "1:3", "9:16 upright", "Panorama"],
      right: 2,
      why: "Phones are held upright. Wide films leave most of the screen empty.",
    },
    {
      ask: "What are subtitles good for?",
      options: ["They slow the film", "Many watch without sound", "They hide errors", "Nothing"],
      right: 1,
      why: "In buses and at work most people watch silently. They help deaf people, too.",
    },
    {
      ask: "Posts with a question get 60 comments, others 20. What follows?",
      options: [
        "Ask more often, and go on measuring",
        "Delete the others",
        "Buy comments",
        "Stop posting",
      ],
      right: 0,
      why: "It is a hint that should be tested further.",
    },
    {
      ask: "You posted a wrong price. What do you do?",
      options: [
        "Hope nobody sees it",
        "Block who asks",
        "Blame the designer",
        "Correct it, say so, and tell sales",
      ],
      right: 3,
      why: "Open correction keeps trust. Sales must know what customers saw.",
    },
  ],
  bring: ["Two posts or reels with their numbers, on your phone."],
  ask: [
    "Who approves a post, and how long does it take?",
    "Who answers customers in the evening?",
    "Which account of others do you like, and why?",
  ],
  evening: [
    "Look at their last twenty posts, and note what worked.",
    "Write three first lines for one product.",
  ],
};
