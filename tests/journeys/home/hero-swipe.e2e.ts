import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, visit } from "../../support/visit.ts";
import { expectShown, slides } from "./hero-visit.ts";

test.describe("the slider under a finger", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    contextOptions: { reducedMotion: "no-preference" },
  });

  test("it follows swipes both ways, endlessly with three slides and two, and stays in place with one", async ({
    page,
    request,
  }) => {
    await test.step("it follows a swipe, turns endlessly both ways, goes back after a short one, and lets the page scroll", async () => {
      await visit(page, "/");
      await page.getByRole("button", { name: "Slaytları durdur" }).tap();
      const finger = await putFinger(page);
      const at = await slides(page).first().boundingBox();
      const link = await slides(page).first().getByRole("link").boundingBox();

      await finger.down(330, (link?.y ?? 0) + 20);
      await finger.move(180);
      const first = await slides(page).first().boundingBox();
      expect(first?.x, "the slide follows the finger").toBeLessThan(-80);
      const second = await slides(page).nth(1).boundingBox();
      expect(second?.x, "the next slide follows it").toBeLessThan(280);
      await expect(slides(page).nth(1)).toBeVisible();
      await finger.up();
      await expectShown(page, 2);
      await expect(page).toHaveURL("/");

      await finger.swipe(60, 330);
      await expectShown(page, 1);
      await finger.swipe(60, 330);
      await expectShown(page, 3);
      await finger.swipe(330, 60);
      await expectShown(page, 1);

      await finger.down(200, 300);
      await finger.move(150);
      await finger.up();
      await expectShown(page, 1);
      await expect.poll(async () => (await slides(page).first().boundingBox())?.x).toBe(at?.x);

      await finger.down(200, 600);
      await finger.move(200, 200);
      await finger.up();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await expectShown(page, 1);
    });

    await test.step("two slides follow a swipe both ways, a single one stays in place", async () => {
      const { slides: all } = await (await request.get("/api/hero-slides")).json();
      for (const count of [2, 1]) {
        await answerCall(page, "GET", "/hero-slides", { status: 200, json: { slides: all.slice(0, count) } });
        await visit(page, "/login");
        await page.getByRole("link", { name: "Ana Sayfaya Dön" }).tap();
        await expect(slides(page)).toHaveCount(count);
        const finger = await putFinger(page);
        for (const [from, to] of [
          [330, 120],
          [60, 270],
        ] as const) {
          await finger.down(from, 300);
          await finger.move(to);
          const shown = page.locator('[data-place="current"]');
          const other = slides(page).and(page.locator("[inert]"));
          const moved = ((await shown.boundingBox())?.x ?? 0) - 18;
          if (count === 1) expect(Math.abs(moved)).toBeLessThan(10);
          else expect(Math.sign(moved), "the slide follows the finger").toBe(Math.sign(to - from));
          if (count === 2) expect(Math.sign((await other.boundingBox())?.x ?? 0)).toBe(-Math.sign(to - from));
          await finger.up();
        }
        await expect(page.getByRole("button", { name: "Sonraki slayt" })).toHaveCount(count - 1);
      }
    });
  });
});

/** A slow finger, because a flick turns the slider at any length. */
async function putFinger(page: Page) {
  const browser = await page.context().newCDPSession(page);
  let [x, y, now] = [0, 0, Date.now() / 1000];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd") => {
    now += 0.05;
    const touchPoints = type === "touchEnd" ? [] : [{ x, y }];
    return browser.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: now });
  };
  const finger = {
    down: (startX: number, startY: number) => {
      [x, y] = [startX, startY];
      return touch("touchStart");
    },
    move: async (toX: number, toY = y) => {
      const [acrossStep, downStep] = [(toX - x) / 10, (toY - y) / 10];
      for (let step = 0; step < 10; step += 1) {
        [x, y] = [x + acrossStep, y + downStep];
        await touch("touchMove");
      }
    },
    up: () => touch("touchEnd"),
    swipe: async (from: number, to: number) => {
      await finger.down(from, 300);
      await finger.move(to);
      await finger.up();
    },
  };
  return finger;
}
