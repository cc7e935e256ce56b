import { at, troubled } from "./people";
import type { Screen, State } from "./state";

const text = (state: string, title: string, words: string): State => ({
  state,
  reach: at(`/content/${state}`),
  title: `${title} · Pakka`,
  texts: [title, words],
});

export const content: Screen = {
  screen: "content",
  title: "About Us · Pakka",
  states: [
    text("about_us", "About Us", "Pakka means sure, confirmed."),
    text("privacy_policy", "Privacy Policy", "What we collect, and why"),
    text("terms_conditions", "Terms & Conditions", "In force since"),
    text("anything", "Content", "Pakka means sure, confirmed."),
    {
      state: "nothing written",
      reach: () => troubled("EMPTY_URL", "/content/about_us"),
      texts: ["About Us", "No content available."],
    },
    {
      state: "can't be loaded",
      reach: () => troubled("NO_DATABASE_URL", "/content/about_us"),
      status: 503,
      texts: ["About Us", "Unable to load content. Please try again later.", "Error"],
    },
  ],
};
