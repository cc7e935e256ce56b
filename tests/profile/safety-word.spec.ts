import { product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

test("a candidate reads what the safety word is for, changes it, and sees it on the ticket", async ({
  page,
  someone,
}) => {
  await page.goto(product("/profile"));
  const word = page.getByLabel("Safety word");
  await expect(word).toHaveValue(/^[A-Z]{4,9}$/);
  await expect(word).toHaveAccessibleDescription(/No word\? It is not from us\./);
  const initialWord = await word.inputValue();
  const send = () => page.locator("form:has([name=dob]) [type=submit]").click();

  await word.fill("12345");
  await send();
  await expect(word).toHaveAccessibleDescription(/one letter at least/);
  await expect(word).toHaveValue("12345");

  await page.goto(product("/profile"));
  await expect(word).toHaveValue(initialWord);
  await word.fill("तुलसी");
  await send();
  await expect(page).toHaveURL(product("/dashboard"));
  await page.goto(product("/profile"));
  await expect(word).toHaveValue("तुलसी");

  const path = await someone.apply("Inside Sales Associate");
  await page.goto(product(path));
  const ticket = page.getByRole("region", { name: "KEPT FOR YOU" });
  await expect(ticket.getByText("Safety word")).toBeVisible();
  await expect(ticket.getByText("तुलसी")).toBeVisible();
  await ticket.getByRole("link", { name: "Is it Pakka?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is this really Pakka?");
  await expect(page.getByRole("heading", { name: "Your safety word" })).toBeVisible();
});
