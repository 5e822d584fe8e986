import { expect, type Page } from "@playwright/test";

export const slides = (page: Page) => page.locator('[aria-roledescription="slide"]');
export const dot = (page: Page, place: number) => page.getByRole("button", { name: `${place}. slayda git` });

export async function expectShown(page: Page, place: number, of = 3) {
  await expect(page.locator('[aria-roledescription="slide"]:not([inert])')).toHaveAccessibleName(`${place} / ${of}`);
  await expect(dot(page, place)).toHaveAttribute("aria-current", "true");
}
