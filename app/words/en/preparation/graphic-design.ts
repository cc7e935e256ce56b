import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You make layouts for print and screen: posters, packs, catalogues, prints, posts.",
    "You work from a brief, and prepare files that print right the first time.",
    "Type, space and colour carry a message to somebody in a hurry.",
  ],
  questions: [
    {
      ask: "Show three works, and say what each solved.",
      good: [
        "Reader, message, place where it was seen.",
        "Your own part and the time it took.",
        "One thing that you would do differently.",
      ],
    },
    {
      ask: "How do you set up a file for print?",
      good: [
        "Size, bleed, margins, CMYK, pictures of 300 dpi.",
        "Fonts outlined or embedded, black text as black only.",
        "A proof before the run.",
      ],
    },
    {
      ask: "The client sends a logo as a small JPG. What do you do?",
      good: [
        "You ask for a vector file first.",
        "You redraw it only with consent.",
        "You show how bad it would print.",
      ],
    },
    {
      ask: "How do you choose a typeface?",
      good: [
        "Reader, size, place, languages: Hindi and English together.",
        "One or two, with a licence.",
        "You print it at real size.",
      ],
    },
    {
      ask: "A poster has too much text. What do you do?",
      good: [
        "You ask for the one message.",
        "Levels: large, middle, small; the rest to a link or the back.",
        "You show both versions.",
      ],
    },
    {
      ask: "How do you make sure that no error is printed?",
      good: [
        "Phone, price, date and names are read by somebody else.",
        "The client signs the proof.",
        "You compare the last file with the proof.",
      ],
    },
    {
      ask: "Which programs do you use, and how fast are you?",
      good: [
        "Photoshop, Illustrator, CorelDRAW or InDesign, with work in each.",
        "What you do by shortcut or template.",
        "A test on the spot is welcome.",
      ],
    },
    {
      ask: "Ten changes come at 6 pm. What do you do?",
      good: [
        "You collect them in one list.",
        "You ask which must be done today.",
        "You say what time it takes.",
      ],
    },
    {
      ask: "How do you choose colours for a pack or a print?",
      good: [
        "What the product and shelf or cloth are like.",
        "How they print, and a spot colour where needed.",
        "You test on the real material.",
      ],
    },
    {
      ask: "Where do your ideas come from?",
      good: [
        "Streets, markets, old prints, nature, with an example.",
        "You do not copy, you take apart.",
        "A sketch book or folder.",
      ],
    },
  ],
  practice: [
    {
      ask: "A picture for print at 10 cm width and 300 dpi needs about how many pixels?",
      options: ["300", "600", "1,181", "3,000"],
      right: 2,
      why: "10 cm is 3.94 inches. 3.94 times 300 is about 1,181.",
    },
    {
      ask: "What is kerning?",
      options: ["The page size", "Space between two letters", "A colour", "A file type"],
      right: 1,
      why: "It makes pairs such as A and V look even.",
    },
    {
      ask: "Which file keeps a transparent background?",
      options: ["PNG", "JPG", "BMP", "TXT"],
      right: 0,
      why: "PNG can hold transparency. JPG fills it with a colour.",
    },
    {
      ask: "Why does the picture of a flyer reach 3 mm beyond the cut?",
      options: [
        "Cutting is never exact, and no white edge may show",
        "Paper is cheaper that way",
        "The ink needs to dry",
        "The file gets smaller",
      ],
      right: 0,
      why: "This part is called bleed. It is cut away.",
    },
    {
      ask: "A4 is 210 mm by 297 mm. How large is A5?",
      options: ["105 by 148", "148 by 210", "200 by 150", "297 by 420"],
      right: 1,
      why: "A5 is half of A4: the long side is cut in half.",
    },
    {
      ask: "Which text is hardest to read?",
      options: [
        "Black on white",
        "Long text in capital letters",
        "Dark green on cream",
        "Two columns",
      ],
      right: 1,
      why: "Words in capitals lose their shape, so reading gets slow.",
    },
    {
      ask: "A brochure has 10 pages, and sheets are folded to 4 pages each. How many sheets are needed?",
      options: ["2", "2.5", "3", "4"],
      right: 2,
      why: "Two sheets hold 8 pages. The last two need a third sheet, with two pages empty.",
    },
    {
      ask: "500 flyers cost ₹1.80 each, and design ₹600. What is the total?",
      options: ["₹900", "₹1,200", "₹1,500", "₹1,800"],
      right: 2,
      why: "500 times 1.80 is 900. With 600 it is 1,500.",
    },
    {
      ask: "What does a grid do?",
      options: [
        "Adds lines to the print",
        "Slows the work",
        "Gives common places for things to stand",
        "Sets the price",
      ],
      right: 2,
      why: "Things that share lines look ordered.",
    },
    {
      ask: "A print must repeat on cloth without a visible edge. What do you check?",
      options: [
        "The file name",
        "That left and right, top and bottom join",
        "The date",
        "The logo",
      ],
      right: 1,
      why: "A repeat is seen where its edges meet.",
    },
  ],
  bring: ["Three works, printed or on a charged device; for packs or cloth, real samples."],
  ask: [
    "Is it more print or more screen?",
    "Who checks text and prices before print?",
    "How many works does one person do in a day?",
  ],
  evening: [
    "Open each file that you will show, and practise one minute on each.",
    "Set one small flyer in twenty minutes, as a test could ask.",
  ],
};
