import { readFile } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { provideBrowser } from "./provide-browser.ts";

// Run once whenever public/favicon.svg changes: node scripts/icons.ts

const ICON = await readFile("public/favicon.svg", "utf8");
/** The bow alone: what lies on the icon's card. */
const BOW = /<g [^>]*>(.*)<\/g>/s.exec(ICON)?.[1] ?? "";
const CARD = "#FFE3EA";

/** Home screens cut their own shape, so these fill the square; a maskable icon keeps to the middle four fifths. */
const filled = (share: number) => {
  const [width, height] = [32 * share, (32 * share * 28) / 34];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${CARD}"/>
    <svg x="${16 - width / 2}" y="${16 - height / 2}" width="${width}" height="${height}" viewBox="0 2 34 28">${BOW}</svg></svg>`;
};

const DRAWINGS = [
  { file: "public/icon-192.png", svg: ICON, width: 192 },
  { file: "public/icon-512.png", svg: ICON, width: 512 },
  { file: "public/icon-maskable-512.png", svg: filled(0.58), width: 512 },
  { file: "public/apple-touch-icon.png", svg: filled(0.7), width: 180 },
];

const browser = await chromium.launch({ executablePath: await provideBrowser() });
const page = await browser.newPage();
for (const { file, svg, width } of DRAWINGS) {
  await sharp(await draw(page, svg, width))
    .png({ palette: true, quality: 100, effort: 10 })
    .toFile(file);
  console.log(file);
}
await browser.close();

async function draw(page: Page, svg: string, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: width });
  await page.setContent(
    `<style>body{margin:0}svg:first-of-type{display:block}body>svg{width:${width}px;height:${width}px}</style>${svg}`,
  );
  return page.screenshot({ omitBackground: true });
}
