export const tellMe = "Tell me about new ones like these";
export const how = "Once a day at most. You can end it at any time.";
export const mine = "My searches";
export const notSaved = { title: "Not saved", body: "We could not save this search." };
