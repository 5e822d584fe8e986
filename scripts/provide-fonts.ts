import { isInstalled, SYSTEM_FONTS } from "../tests/support/walk/system-fonts.ts";
import { attempt, mayInstall } from "./provide-browser.ts";

/** The faces that the walk through all pages wears (tests/journeys/page/walk.e2e.ts); it says which of them it did without. */
export async function provideFonts(): Promise<void> {
  const missing = SYSTEM_FONTS.filter((font) => !isInstalled(font));
  if (missing.length === 0 || !mayInstall()) return;
  console.log(`Yazı tipleri Debian paketinden kuruluyor: ${missing.map(({ family }) => family).join(", ")}`);
  await attempt("apt-get", ["update"]);
  await attempt("apt-get", ["install", "-y", "--no-install-recommends", ...missing.map(({ debian }) => debian)]);
}
