/** Places so near each other that people look for work in all of them: one row, one region. */
export const NEAR_PLACES = [
  "delhi | noida | greater noida | gurugram | ghaziabad | faridabad",
  "mumbai | navi mumbai | thane | kalyan | vasai",
  "pune | pimpri chinchwad | pimpri",
  "hyderabad | secunderabad",
  "kolkata | howrah | salt lake",
  "chandigarh | mohali | panchkula | zirakpur",
  "ahmedabad | gandhinagar",
  "kochi | ernakulam",
  "bhubaneswar | cuttack",
  "lucknow | kanpur",
  "indore | ujjain | dewas",
  "bengaluru | hosur",
].map((row) => row.split(" | "));

/** Words around a search that say nothing of the job: looked for only where nothing else is said. */
export const FILLERS = new Set(
  `a an the in at on of for and or near nearby me my i want need needed required looking find new
  job jobs work naukri nokri naukari vacancy vacancies opening openings hiring recruitment urgent
  urgently today latest chahiye chaiye kaam kam ka ke ki ko mein me se hai wala wali wale
  नौकरी काम जॉब चाहिए में का के की को`.split(/\s+/),
);
