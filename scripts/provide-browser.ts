import { findBrowser, isWindowless } from "../tests/support/browser.ts";
import { isInstalled, SYSTEM_FONTS } from "../tests/support/walk/system-fonts.ts";
import { quietly, Refusal } from "./commands.mjs";

const MINUTE = 60_000;

/** A browser for the tests: found, else installed from Debian, else brought by Playwright. The one without a window is the fastest. */
export async function provideBrowser(): Promise<string> {
  const found = findBrowser();
  if (found && (isWindowless(found) || process.env.CHROMIUM)) return found;
  const browser = (await fromDebian()) ?? found ?? (await fromPlaywright());
  if (browser) return browser;
  throw new Refusal(
    "Testler için bir tarayıcı gerekli ama bulunamadı ve indirilemedi: Chromium ya da Chrome kur, " +
      "ya da yolunu CHROMIUM değişkenine yaz.",
  );
}

async function fromPlaywright() {
  console.log("Tarayıcı bulunamadı, Playwright'ınki indiriliyor (en çok üç dakika)…");
  await attempt(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "--only-shell", "chromium"]);
  return findBrowser();
}

async function fromDebian() {
  if (!mayInstall()) return undefined;
  console.log("Tarayıcı Debian paketinden kuruluyor (en çok üç dakika)…");
  await attempt("apt-get", ["update"]);
  for (const name of ["chromium-headless-shell", "chromium"]) {
    await attempt("apt-get", ["install", "-y", "--no-install-recommends", name]);
    if (findBrowser()) break;
  }
  return findBrowser();
}

export const mayInstall = (): boolean => process.platform === "linux" && process.getuid?.() === 0;

/** Whether it worked is seen by looking for what was wanted afterwards. */
export async function attempt(command: string, args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    await quietly(command, args, { env, signOfLife: "Hâlâ kuruluyor…", timeout: 3 * MINUTE });
  } catch (error) {
    if (error instanceof Refusal) throw error;
  }
}

/** The faces that the walk through all pages wears (tests/journeys/page/walk.e2e.ts); it says which of them it did without. */
export async function provideFonts(): Promise<void> {
  const missing = SYSTEM_FONTS.filter((font) => !isInstalled(font));
  if (missing.length === 0 || !mayInstall()) return;
  console.log(`Yazı tipleri Debian paketinden kuruluyor: ${missing.map(({ family }) => family).join(", ")}`);
  await attempt("apt-get", ["update"]);
  await attempt("apt-get", ["install", "-y", "--no-install-recommends", ...missing.map(({ debian }) => debian)]);
}
