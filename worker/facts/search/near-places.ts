/** Places so near each other that people look for work in all of them. One row is one region. */
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
