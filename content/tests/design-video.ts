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
        promptHi: "हर सेकंड में 25 फ़्रेम हैं। 12 सेकंड की क्लिप में कितने फ़्रेम होंगे?",
        optionsHi: ["250", "300", "37", "325"],
      },
      {
        topic: "Cutting",
        prompt: "The sound of the next shot begins before its picture. What is this cut called?",
        options: ["Jump cut", "Match cut", "J-cut", "Smash cut"],
        answer: 2,
        promptHi: "अगले शॉट की आवाज़ उसके वीडियो से पहले शुरू हो जाती है। इस कट को क्या कहते हैं?",
        optionsHi: ["जंप कट", "मैच कट", "J-कट", "स्मैश कट"],
      },
      {
        topic: "Frames and formats",
        prompt: "Which export suits a vertical reel?",
        options: ["1080 × 1920", "1920 × 1080", "720 × 576", "1080 × 1080"],
        answer: 0,
        promptHi: "खड़ी रील के लिए कौन सा एक्सपोर्ट ठीक है?",
        optionsHi: ["1080 × 1920", "1920 × 1080", "720 × 576", "1080 × 1080"],
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
        promptHi: "एक गाना स्ट्रीमिंग ऐप पर है। क्या उसे क्लाइंट के विज्ञापन में लगाया जा सकता है?",
        optionsHi: [
          "हाँ, 30 सेकंड तक",
          "हाँ, अगर गाने वाले का नाम लिखा हो",
          "हाँ, अगर आवाज़ धीमी हो",
          "सिर्फ़ मालिक के लाइसेंस से",
        ],
      },
      {
        topic: "Colour",
        prompt: "Faces in a clip look too blue. What do you correct?",
        options: ["Frame rate", "White balance", "Resolution", "Bit rate"],
        answer: 1,
        promptHi: "एक क्लिप में चेहरे बहुत नीले लगते हैं। क्या ठीक करना चाहिए?",
        optionsHi: ["फ़्रेम रेट", "व्हाइट बैलेंस", "रिज़ॉल्यूशन", "बिटरेट"],
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
        promptHi: "एडिटिंग प्रोग्राम 4K फ़ुटेज पर अटकता है। आख़िरी क्वालिटी घटाए बिना क्या काम आएगा?",
        optionsHi: [
          "असली फ़ाइलें हटाना",
          "कम क्वालिटी में एक्सपोर्ट करना",
          "प्रॉक्सी से काम करना, और एक्सपोर्ट पर असली फ़ाइलें जोड़ना",
          "ज़्यादा कलर इफ़ेक्ट जोड़ना",
        ],
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
        promptHi: "वीडियो में सबटाइटल क्यों चाहिए?",
        optionsHi: [
          "ताकि जो सुन नहीं सकते या बिना आवाज़ देखते हैं, वे भी समझ सकें",
          "ताकि वीडियो लंबा हो जाए",
          "ताकि लोगो छिप जाए",
          "सबटाइटल स्क्रिप्ट की जगह लेते हैं",
        ],
      },
      {
        topic: "Frames and formats",
        prompt: "A file of 6,000 megabits plays for 10 minutes. What is its average bit rate?",
        options: ["600 Mbps", "60 Mbps", "1 Mbps", "10 Mbps"],
        answer: 3,
        promptHi: "6,000 मेगाबिट की फ़ाइल 10 मिनट चलती है। उसका औसत बिटरेट कितना है?",
        optionsHi: ["600 Mbps", "60 Mbps", "1 Mbps", "10 Mbps"],
      },
      ...designQuestions,
    ],
  },
};
