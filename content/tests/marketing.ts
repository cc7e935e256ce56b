import { marketingQuestions } from "./questions/marketing-questions";
import type { SeedAssessment } from "./types";

export const marketingAssessments: Record<string, SeedAssessment> = {
  "digital-marketing": {
    durationMinutes: 12,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Marketing numbers",
        prompt:
          "An ad was shown 50,000 times and clicked 1,000 times. What is the click-through rate?",
        options: ["0.2 %", "2 %", "5 %", "20 %"],
        answer: 1,
      },
      {
        topic: "Marketing numbers",
        prompt: "You spent ₹24,000 and got 120 leads. What did one lead cost?",
        options: ["₹120", "₹500", "₹288", "₹200"],
        answer: 3,
      },
      {
        topic: "Marketing numbers",
        prompt: "Ads cost ₹30,000 and brought sales of ₹1,20,000. What is the return on ad spend?",
        options: ["4", "3", "0.25", "90"],
        answer: 0,
      },
      {
        topic: "Measuring",
        prompt: "Why do you put UTM tags on a link?",
        options: [
          "To make the page load faster",
          "To shorten the link",
          "To see which campaign a visit came from",
          "To hide the link from search engines",
        ],
        answer: 2,
      },
      {
        topic: "Measuring",
        prompt: "You want to know which of two headlines works better. What is a fair test?",
        options: [
          "Show one this week and one in the festival week",
          "Ask the manager",
          "Run the one you like",
          "Split the same audience at random and change only the headline",
        ],
        answer: 3,
      },
      {
        topic: "Measuring",
        prompt: "An ad has many clicks and almost no sales. What do you look at first?",
        options: [
          "The page that people land on",
          "The office internet",
          "The colour of the logo",
          "A bigger budget",
        ],
        answer: 0,
      },
      {
        topic: "Ads",
        prompt: "What is remarketing?",
        options: [
          "Selling old stock",
          "Changing the brand name",
          "Showing ads to people who visited you before",
          "Printing a second leaflet",
        ],
        answer: 2,
      },
      {
        topic: "Rights and rules",
        prompt: "A customer unsubscribed from your mails. What must you do?",
        options: [
          "Send one more to ask why",
          "Stop sending marketing mail to that address",
          "Move the address to another list",
          "Wait for a month",
        ],
        answer: 1,
      },
      {
        topic: "Marketing numbers",
        prompt: "A budget of ₹45,000 must last 30 days evenly. How much is that a day?",
        options: ["₹1,350", "₹1,500", "₹1,800", "₹4,500"],
        answer: 1,
      },
      {
        topic: "Rights and rules",
        prompt: "An influencer is paid to praise your product in India. What does the post need?",
        options: [
          "At least 10,000 likes",
          "A clear label that it is an ad or paid",
          "No mention of payment",
          "A lawyer's photo",
        ],
        answer: 1,
      },
      ...marketingQuestions,
    ],
  },
  seo: {
    durationMinutes: 12,
    passMark: 60,
    questionsAsked: 10,
    questions: [
      {
        topic: "Search",
        prompt: "What does a robots.txt file do?",
        options: [
          "Makes pages rank first",
          "Tells crawlers which parts of a site not to crawl",
          "Stores passwords",
          "Speeds up the server",
        ],
        answer: 1,
      },
      {
        topic: "Search",
        prompt: "A page has moved for good. Which redirect do you set?",
        options: ["302", "404", "500", "301"],
        answer: 3,
      },
      {
        topic: "Search",
        prompt: "The same product opens at three addresses. Which tag names the main one?",
        options: ["canonical", "alt", "viewport", "charset"],
        answer: 0,
      },
      {
        topic: "Search",
        prompt: "Someone searches 'how to clean a brass lamp'. What do they want?",
        options: [
          "To buy a lamp now",
          "To find one brand's site",
          "To learn how to do it",
          "To find a shop's hours",
        ],
        answer: 2,
      },
      {
        topic: "Search",
        prompt: "Which HTML element becomes the blue link text in search results most of the time?",
        options: ["<h6>", "<title>", "<footer>", "<em>"],
        answer: 1,
      },
      {
        topic: "Rights and rules",
        prompt: "Which of these breaks Google's rules?",
        options: [
          "Writing a useful guide",
          "Fixing slow pages",
          "Buying links to rank higher",
          "Adding a sitemap",
        ],
        answer: 2,
      },
      {
        topic: "Marketing numbers",
        prompt: "Search Console shows 40,000 impressions and 1,200 clicks. What is the click rate?",
        options: ["3 %", "12 %", "4.8 %", "0.3 %"],
        answer: 0,
      },
      {
        topic: "Search",
        prompt: "What does noindex on a page ask of a search engine?",
        options: [
          "To rank it lower",
          "To translate it",
          "To crawl it daily",
          "To keep it out of search results",
        ],
        answer: 3,
      },
      {
        topic: "Search",
        prompt: "Largest Contentful Paint is about what?",
        options: [
          "The price of the hosting",
          "How soon the main content shows",
          "The number of links",
          "The length of the title",
        ],
        answer: 1,
      },
      {
        topic: "Search",
        prompt: "Traffic fell by half after a redesign. What do you check first?",
        options: [
          "Whether old addresses redirect and pages may still be indexed",
          "The logo's shade of blue",
          "The number of staff",
          "The colour of the buttons",
        ],
        answer: 0,
      },
      ...marketingQuestions,
    ],
  },
};
