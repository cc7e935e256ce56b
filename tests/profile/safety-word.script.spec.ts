import { toast } from "../delivery/lost-actions";
import { scripted } from "../support/browser/candidate";
import { product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

test("a safety word changed by a call whose answer was lost can be changed back", async ({
  page,
  someone: _,
}) => {
  await page.goto(product("/profile"));
  const word = page.getByLabel("Safety word");
  const send = page.getByRole("button", { name: "Update Profile" });
  await scripted(send);
  const initialWord = await word.inputValue();
  await word.fill("TIGER7");
  await page.route(/profile\.data/, async (route) => {
    await route.fetch({ maxRedirects: 0, maxRetries: 1 });
    await route.abort();
  });
  await send.click();
  await toast("Failed to update profile")(page);
  await page.unroute(/profile\.data/);
  await word.fill(initialWord);
  await send.click();
  await toast("Profile Updated")(page);
  await page.goto(product("/profile"));
  await expect(word).toHaveValue(initialWord);
});
