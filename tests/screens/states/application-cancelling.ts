import { APPLICATION_TITLE, applicant, troubled } from "./people";
import type { Screen } from "./state";

const ACTIVE = "Active stage - click to view details";

/** Giving an application up before anything was paid. */
export const applicationCancelling: Screen = {
  screen: "application, cancelling",
  title: APPLICATION_TITLE,
  states: [
    {
      state: "given up before the test",
      async reach(request) {
        const { someone, path } = await applicant(request);
        await someone.post(path, { intent: "cancel", promised: "nothing" });
        return path;
      },
      texts: [
        ...["Application cancelled", "Nothing is charged or given back.", "CANCELLED"],
        ...["Cancelled by you", "Nothing was charged.", "not done", "Browse Jobs", "Go Back"],
      ],
      absent: ["chose someone else", "Thank You for Your Effort!", "Rejected", "Payment (done)"],
    },
    {
      state: "asked whether to give it up",
      reach: async (request) => (await applicant(request)).path,
      act: (page) => page.getByText("Cancel this application").click(),
      texts: [...["Nothing is charged or given back.", "Cancel my application"], ACTIVE],
    },
    {
      state: "changed meanwhile",
      reach: async (request) => (await applicant(request)).path,
      async act(page) {
        await page.getByText("Cancel this application").click();
        await page.locator("[name=promised]").evaluate((field: HTMLInputElement) => {
          field.value = "refund";
        });
        await page.getByRole("button", { name: "Cancel my application" }).click();
      },
      texts: ["Error", "This changed while the page was open."],
    },
    {
      state: "can't be cancelled now",
      async reach(request) {
        const { path } = await applicant(request);
        return troubled("READ_ONLY_URL", path);
      },
      async act(page) {
        await page.getByText("Cancel this application").click();
        await page.getByRole("button", { name: "Cancel my application" }).click();
      },
      texts: ["Error", "We could not do that."],
    },
  ],
};
