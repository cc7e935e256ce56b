/**
 * The towns of a state, or of a district with another name than its town. Towns are the first names
 * in the list of places.
 */
export const TOWNS_OF = [
  "andhra pradesh > visakhapatnam | vijayawada",
  "assam > guwahati",
  "bihar > patna | gaya",
  "chhattisgarh > raipur",
  "gujarat > ahmedabad | gandhinagar | vadodara | surat | rajkot",
  "haryana > gurugram | faridabad | panchkula",
  "himachal pradesh > shimla",
  "jammu and kashmir > jammu | srinagar",
  "jharkhand > ranchi | jamshedpur",
  "karnataka > bengaluru | mysuru | mangaluru | hubballi | belagavi | kalaburagi",
  "kerala > kochi | thiruvananthapuram | kozhikode | thrissur",
  "madhya pradesh > indore | bhopal | jabalpur | gwalior",
  "maharashtra > mumbai | navi mumbai | thane | kalyan | vasai | pune | pimpri chinchwad | nagpur | nashik | chhatrapati sambhajinagar",
  "odisha > bhubaneswar | cuttack",
  "punjab > ludhiana | amritsar | jalandhar | mohali | zirakpur",
  "rajasthan > jaipur | jodhpur | udaipur",
  "tamil nadu > chennai | coimbatore | madurai | tiruchirappalli | hosur",
  "telangana > hyderabad | secunderabad",
  "uttar pradesh > lucknow | kanpur | noida | greater noida | ghaziabad | prayagraj | varanasi | agra | meerut",
  "uttarakhand > dehradun | haridwar",
  "west bengal > kolkata | howrah",
  "delhi ncr > delhi | noida | greater noida | gurugram | ghaziabad | faridabad",
  "gautam buddha nagar > noida | greater noida",
  "palghar > vasai",
  "rangareddy > hyderabad",
  "khordha > bhubaneswar",
  "kamrup > guwahati",
  "east singhbhum > jamshedpur",
  "krishnagiri > hosur",
  "dakshina kannada > mangaluru",
  "dharwad > hubballi",
].map((row) => {
  const [name = "", towns = ""] = row.split(" > ");
  return { name, towns: towns.split(" | ") };
});
