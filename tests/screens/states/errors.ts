import { applicant, asCandidate, at, troubled } from "./people";
import type { Screen } from "./state";

export const notFound: Screen = {
  screen: "not found",
  title: "Page Not Found · Pakka",
  states: [
    {
      state: "visitor",
      reach: at("/nothing/here"),
      status: 404,
      texts: ["404", "Page Not Found", "Return to Home"],
    },
    {
      state: "visitor at a page of one's own",
      reach: at("/saved-jobs/nothing"),
      status: 404,
      texts: ["404", "Authentication Required", "Sign In"],
    },
    {
      state: "candidate",
      reach: asCandidate("/profile/nothing"),
      status: 404,
      texts: ["404", "Page Not Found", "Return to Home"],
    },
  ],
};

const FACE = ["We could not load this", "support@pakka.in", "quote", "Try again"];

/** Pages that can't be drawn say so in the site's frame, with a number to ask about. */
export const errors: Screen = {
  screen: "error",
  title: "We could not load this · Pakka",
  states: [
    {
      state: "a test that can't be loaded",
      async reach(request) {
        const { someone, path } = await applicant(request);
        return troubled("NO_DATABASE_URL", await someone.testPath(path));
      },
      status: 503,
      title: "Screening test · Pakka",
      texts: [...FACE, "Every answer you saved is safe.", "View All Applications"],
    },
  ],
};
