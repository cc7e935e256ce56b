import type { TemplateWords } from "./template";

export const salesTemplate: TemplateWords = {
  about: [
    "Call or visit customers, learn what they need, and show them what fits",
    "Follow up what you promised, and keep each contact in the list",
    "Report the week's numbers every Saturday",
  ],
  requirements: [
    "You like to talk with people, in Hindi or the local language",
    "You can work out a discount and a bill without help",
    "You can use WhatsApp and a simple app on a phone",
  ],
  benefits: ["Fixed pay, and an incentive on what you sell", "Travel is paid", "Paid training"],
  questions: [
    {
      topic: "Numbers of a sale",
      prompt: "A fan costs ₹1,600. You give 15 % off. What does the customer pay?",
      options: ["₹1,585", "₹1,440", "₹1,360", "₹240"],
      answer: 2,
    },
    {
      topic: "Numbers of a sale",
      prompt: "You call 80 people and 12 of them order. How many orders is that in 100 calls?",
      options: ["12", "15", "20", "68"],
      answer: 1,
    },
    {
      topic: "Numbers of a sale",
      prompt: "Your target is ₹2,40,000 a month. After 10 of 24 days you sold ₹1,00,000. You are",
      options: ["behind the target", "exactly on the target", "ahead of it", "finished"],
      answer: 1,
    },
    {
      topic: "Listening to customers",
      prompt: "A customer says: not today, I am busy. What is the best reply?",
      options: [
        "It takes only one hour",
        "When may I call you again?",
        "Then you will miss the offer",
        "Say nothing and put the phone down",
      ],
      answer: 1,
    },
    {
      topic: "Listening to customers",
      prompt: "A customer asks for something that you do not sell. What do you do first?",
      options: [
        "Sell her anything else",
        "Say that nobody needs it",
        "Ask what she wants to use it for",
        "Promise it for tomorrow",
      ],
      answer: 2,
    },
    {
      topic: "Fair work",
      prompt: "You find that you billed a customer ₹300 too much last week. What do you do?",
      options: [
        "Wait until the customer complains",
        "Tell your manager and return it",
        "Keep it for the next order without a word",
        "Delete the bill",
      ],
      answer: 1,
    },
    {
      topic: "Fair work",
      prompt: "Which promise may you make to close a sale?",
      options: [
        "A date of delivery that the warehouse confirmed",
        "A discount that your manager may agree to",
        "A longer guarantee than the card says",
        "A gift that is out of stock",
      ],
      answer: 0,
    },
    {
      topic: "Following up",
      prompt: "Which note about a call helps most next week?",
      options: [
        "Nice person",
        "Called",
        "Wants 20 boxes if we deliver by the 5th; call on Monday, 11 am",
        "Maybe later",
      ],
      answer: 2,
    },
  ],
};
