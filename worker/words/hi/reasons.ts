import type { ResultReason } from "../../facts/guarantee/results";

export const REASON_WORDS: Record<ResultReason, string> = {
  skills: "कंपनी को इस बार दूसरे हुनर चाहिए थे।",
  experience: "कंपनी को ज़्यादा या दूसरा अनुभव चाहिए था।",
  availability: "काम का समय या काम शुरू करने का दिन ठीक नहीं बैठा।",
  language: "इस काम के लिए किसी भाषा की और प्रैक्टिस चाहिए।",
  filled: "यह जॉब भर गई है।",
  other: "कंपनी का कारण कुछ और है।",
};
