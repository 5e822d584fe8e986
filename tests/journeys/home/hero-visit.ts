import { expect, type Page } from "@playwright/test";

export const slides = (page: Page) => page.locator('[aria-roledescription="slide"]');
export const dot = (page: Page, number: number) => page.getByRole("button", { name: `${number}. slayda git` });

export async function expectShown(page: Page, number: number, of = 3) {
  await expect(page.locator('[aria-roledescription="slide"]:not([inert])')).toHaveAccessibleName(`${number} / ${of}`);
  await expect(dot(page, number)).toHaveAttribute("aria-current", "true");
}
