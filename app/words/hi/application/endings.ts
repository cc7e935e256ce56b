import type { ClosedBecause } from "../../../../worker/contract/applications";

interface Ending {
  ticket: string;
  text: string;
}

export const endings: Record<ClosedBecause, Ending> = {
  candidate_cancelled: {
    ticket: "रद्द",
    text: "यह सीट आपको दोबारा नहीं मिलेगी।",
  },
  employer_cancelled: {
    ticket: "रद्द",
    text: "आपने नई तारीख़ के बदले अपने पैसे वापस लिए।",
  },
  staff_refund: {
    ticket: "पैसे वापस",
    text: "हमने इस सीट के पैसे आपको वापस किए। अब यह सीट आपकी नहीं है।",
  },
  job_withdrawn: {
    ticket: "जॉब हटा ली गई",
    text: "यह जॉब हटा ली गई, इसलिए आपका आवेदन ख़त्म हो गया। इसका आपसे या आपके टेस्ट से कोई लेना-देना नहीं है।",
  },
  employer_late: {
    ticket: "इंटरव्यू नहीं हुआ",
    text: "कंपनी ने वादे की तारीख़ तक आपको इंटरव्यू नहीं दिया। इसका आपसे कोई लेना-देना नहीं है।",
  },
  employer_absent: {
    ticket: "इंटरव्यू नहीं हुआ",
    text: "मुलाक़ात नहीं हुई, और आपने दूसरा समय नहीं चुना। इसका आपसे कोई लेना-देना नहीं है।",
  },
  not_proven: {
    ticket: "इंटरव्यू नहीं हुआ",
    text: "कंपनी ने पक्का नहीं किया कि आपका इंटरव्यू हुआ, और कोई जवाब नहीं दिया।",
  },
  candidate_absent: {
    ticket: "आना नहीं हुआ",
    text: "इंटरव्यू आपके लिए रखा था, पर आपका आना नहीं हुआ। इसलिए यह सीट इस्तेमाल हो गई।",
  },
  did_not_choose: {
    ticket: "समय नहीं चुना",
    text: "चुनने के लिए समय थे, पर आपने उनमें से कोई नहीं चुना।",
  },
  no_answer: {
    ticket: "जवाब नहीं आया",
    text: "आपके इंटरव्यू के बाद कंपनी ने जवाब नहीं दिया। इसका आपसे कोई लेना-देना नहीं है। यह कंपनी के रिकॉर्ड में दिखता है।",
  },
};
