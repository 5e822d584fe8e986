import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { addToCart, expectNoDialog, openCart, visit } from "../../support/visit.ts";

const NAME = "Deneme Çekilen Kupa";

test("a long swipe down closes the cart's sheet, a short one does not", async ({ page, shelf }) => {
  await shelf.add({ name: NAME });
  await visit(page, "/kategori/trend");
  await addToCart(page, NAME);
  const cart = await openCart(page);
  const title = await cart.getByRole("heading", { name: "Sepetim" }).boundingBox();
  const from = { x: (title?.x ?? 0) + 10, y: (title?.y ?? 0) + 10 };
  await swipe(page, from, 40);
  await expect(cart).toBeVisible();
  await swipe(page, from, 160);
  await expectNoDialog(page);
});

/** Swipes slowly, because a flick closes the sheet at any length. */
async function swipe(page: Page, { x, y }: { x: number; y: number }, down: number) {
  const finger = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number) => {
    const touchPoints = type === "touchEnd" ? [] : [{ x, y: y + down * part }];
    return finger.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: begun + part });
  };
  await touch("touchStart", 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", part);
  await touch("touchEnd", 1);
}
