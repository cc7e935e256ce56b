import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You help pages to be found by people who search, without paying for each click.",
    "You look at what people ask, how pages answer, and whether search engines can read them.",
    "Results take months, so you keep notes and explain patiently.",
  ],
  questions: [
    {
      ask: "How does a search engine find and rank a page?",
      good: [
        "It crawls links, stores pages, and orders them for a question.",
        "Relevance, quality, speed, links from others.",
        "Nobody knows all of it, and nobody can promise rank one.",
      ],
    },
    {
      ask: "Traffic fell by 30 % last week. What do you check?",
      good: [
        "Is it measured rightly, and which pages and devices fell?",
        "Changes on the site: robots, noindex, redirects, speed.",
        "Updates of the search engine, season, and rivals.",
      ],
    },
    {
      ask: "How do you choose keywords for a small shop?",
      good: [
        "What its customers say when they call.",
        "Intent to buy, with the town's name.",
        "Few rivals before large numbers.",
      ],
    },
    {
      ask: "What makes a good title and description?",
      good: [
        "The title says what the page is, in about 60 letters.",
        "The description gives a reason to click, and is true.",
        "Each page has its own.",
      ],
    },
    {
      ask: "What do you look at in Search Console?",
      good: [
        "Queries, clicks, positions, and pages without clicks.",
        "Pages that are not indexed, and why.",
        "What you changed because of it.",
      ],
    },
    {
      ask: "A page has two addresses. What do you do?",
      good: [
        "A redirect for good, or a canonical link.",
        "Links inside the site point to one of them.",
        "You check that the right one is indexed.",
      ],
    },
    {
      ask: "How do you get links from others?",
      good: [
        "By things that are worth a link: data, guides, local news.",
        "By asking partners and suppliers.",
        "You buy none, since it can harm the site.",
      ],
    },
    {
      ask: "How do you work with writers?",
      good: [
        "A brief: question, reader, points, links, length as needed.",
        "You say why, not only which words.",
        "You show them later how it did.",
      ],
    },
    {
      ask: "A client wants rank one in a month. What do you say?",
      good: [
        "That nobody can promise it.",
        "What can be done in a month, and seen in three.",
        "Which number helps the business more.",
      ],
    },
    {
      ask: "What do you know about technical SEO?",
      good: [
        "Sitemap, robots, canonical, redirects, structured data.",
        "Speed on a phone.",
        "An example that you found and mended.",
      ],
    },
  ],
  practice: [
    {
      ask: "What does robots.txt do?",
      options: [
        "Deletes pages",
        "Hides prices",
        "Speeds up pages",
        "Tells crawlers what they need not fetch",
      ],
      right: 3,
      why: "It speaks to crawlers. It does not protect anything secret.",
    },
    {
      ask: "A page is gone, and nothing takes its place. Which status code says so?",
      options: ["200", "301", "410", "500"],
      right: 2,
      why: "410 says gone, and search engines drop the page. 301 is for a page that moved.",
    },
    {
      ask: "What does noindex mean?",
      options: [
        "The page has no links",
        "The page should not be in search results",
        "The page is slow",
        "The page is new",
      ],
      right: 1,
      why: "It asks search engines to leave the page out.",
    },
    {
      ask: "A result was shown 4,000 times and clicked 120 times. What is the rate?",
      options: ["1.2 %", "2 %", "3 %", "12 %"],
      right: 2,
      why: "120 divided by 4,000 is 0.03.",
    },
    {
      ask: "Which search shows intent to buy?",
      options: [
        "What is a mixer",
        "History of mixers",
        "Mixer picture",
        "Mixer 750 W price Nagpur",
      ],
      right: 3,
      why: "Price and town show that somebody wants to buy now.",
    },
    {
      ask: "What is anchor text?",
      options: ["The page's title", "A heavy text", "The words of a link", "A hidden note"],
      right: 2,
      why: "It is what people click, and it says where the link leads.",
    },
    {
      ask: "What is best for pictures on a page?",
      options: ["5 MB each", "Small files with alt text", "No names", "Only screenshots of text"],
      right: 1,
      why: "They load fast, and search engines and blind people learn what they show.",
    },
    {
      ask: "Which page title is best for a dentist in Surat?",
      options: [
        "Dentist in Adajan, Surat: fees and hours",
        "Welcome!!!",
        "Home",
        "Best best dentist dentist",
      ],
      right: 0,
      why: "It says what, where and what one finds there, once.",
    },
    {
      ask: "The same text stands on 50 pages with only the town changed. What is the risk?",
      options: ["None", "They rank first", "They load faster", "They are seen as thin copies"],
      right: 3,
      why: "Pages without their own content help nobody, and are often left out.",
    },
    {
      ask: "What is a sitemap for?",
      options: [
        "To draw the office",
        "To count visitors",
        "To list pages for search engines",
        "To sell ads",
      ],
      right: 2,
      why: "It helps crawlers to find all pages that matter.",
    },
  ],
  bring: ["One page or site that you worked on, with numbers before and after."],
  ask: [
    "What does a visitor from search do for the business?",
    "Who can change the site, and how fast?",
    "What was done before, and what did it bring?",
  ],
  evening: [
    "Check the company's site: titles, speed on your phone, one broken link.",
    "Explain canonical and redirect aloud in one minute.",
  ],
};
