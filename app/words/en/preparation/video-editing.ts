import type { Guide } from "../../guide";

export const guide: Guide = {
  work: [
    "You cut pictures and sound into a film that people watch to the end.",
    "You sort material, find the story, cut, mix, colour and export for the right screen.",
    "Deadlines are hard, and files are large: order and backups save jobs.",
  ],
  questions: [
    {
      ask: "Show one film, and tell us what you did.",
      good: [
        "Your part: cut, sound, colour, titles.",
        "What the material lacked, and how you solved it.",
        "How long it took, and what was asked to change.",
      ],
    },
    {
      ask: "How do you begin with 300 clips?",
      good: [
        "Copy, backup, folders, names.",
        "Watch, mark the good parts, and choose the sound first.",
        "A rough cut before any effect.",
      ],
    },
    {
      ask: "When do you cut?",
      good: [
        "On movement, on a look, on sense, not only on the beat.",
        "You leave time to see a face.",
        "An example from your film.",
      ],
    },
    {
      ask: "The sound of an interview is bad. What do you do?",
      good: [
        "You look for another recording.",
        "Noise removal with care, level, subtitles.",
        "You say early what cannot be saved.",
      ],
    },
    {
      ask: "How do you export for YouTube, reels and a hall screen?",
      good: [
        "Format, size, frame rate, bitrate for each.",
        "Upright and wide are cut apart.",
        "You watch the export to its end.",
      ],
    },
    {
      ask: "A family wants the film earlier than agreed. What do you say?",
      good: [
        "What can be ready: a short one first.",
        "The day for the rest.",
        "Quality that you keep.",
      ],
    },
    {
      ask: "How do you keep material safe?",
      good: [
        "Two copies on two disks before a card is cleared.",
        "Names with date and event.",
        "Nothing is posted without consent.",
      ],
    },
    {
      ask: "Which music may you use?",
      good: [
        "Licensed or made for it; a song from a film needs rights.",
        "Where you get it.",
        "What happens to a video with a claim.",
      ],
    },
    {
      ask: "Which programs and keys do you work with?",
      good: [
        "Premiere, DaVinci or After Effects, with an example each.",
        "Proxies for a slow computer.",
        "Your own template.",
      ],
    },
    {
      ask: "How do you take criticism of a cut?",
      good: [
        "You ask at which second it got boring.",
        "You try it, and show both.",
        "You know when to stop.",
      ],
    },
  ],
  practice: [
    {
      ask: "A film has 25 frames a second. How many frames has one minute?",
      options: ["250", "600", "1,500", "2,500"],
      right: 2,
      why: "60 times 25 is 1,500.",
    },
    {
      ask: "Two shots show a person from nearly the same side, and the head jumps at the cut. What helps?",
      options: [
        "A longer title",
        "Another shot between them, such as the hands",
        "More volume",
        "A smaller file",
      ],
      right: 1,
      why: "A shot of something else hides the jump. It is called a cutaway.",
    },
    {
      ask: "Which size is Full HD?",
      options: ["1280 by 720", "1920 by 1080", "2048 by 1080", "3840 by 2160"],
      right: 1,
      why: "1920 by 1080 is Full HD. 3840 by 2160 is called 4K.",
    },
    {
      ask: "An interview was recorded with a clap before it begins. What is the clap for?",
      options: [
        "To wake the guest",
        "To measure light",
        "To line up sound and picture",
        "To count words",
      ],
      right: 2,
      why: "The clap is seen and heard at one moment. Both tracks are moved until it fits.",
    },
    {
      ask: "What is a proxy file?",
      options: ["A virus", "A small copy for smooth cutting", "The final film", "A sound"],
      right: 1,
      why: "You cut with the small copy, and export from the original.",
    },
    {
      ask: "A card of 64 GB fills at 8 GB an hour. How long can you record?",
      options: ["6 hours", "8 hours", "10 hours", "12 hours"],
      right: 1,
      why: "64 divided by 8 is 8.",
    },
    {
      ask: "Speech is too soft and music too loud. What first?",
      options: ["Cut the speech", "Export again", "Add an effect", "Lower the music under speech"],
      right: 3,
      why: "People must understand words. Music goes down below them.",
    },
    {
      ask: "What does a keyframe hold?",
      options: ["A key", "A password", "A value at a point in time", "A clip's name"],
      right: 2,
      why: "Between two keyframes the program changes the value step by step.",
    },
    {
      ask: "Which clip should open a wedding film of three minutes?",
      options: [
        "The car park",
        "A strong feeling or look",
        "Two minutes of a stage",
        "The credits",
      ],
      right: 1,
      why: "The first seconds decide whether people go on.",
    },
    {
      ask: "You finished the project. What is kept?",
      options: [
        "Project file, used material and export",
        "Only the export",
        "Nothing",
        "The cache",
      ],
      right: 0,
      why: "Changes come later. Without the project the work starts from nothing.",
    },
  ],
  bring: ["Two films on your phone or laptop, and a disk as a reserve."],
  ask: [
    "How many films a week, and how long are they?",
    "Who gives feedback, and how many rounds are usual?",
    "Which computer and licences are given?",
  ],
  evening: [
    "Watch your film once on a phone without sound: is it clear?",
    "Tell in one minute why it begins as it does.",
  ],
};
