import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { ZipFile } from "yazl";
import { provideBrowser } from "../../../scripts/provide-browser.ts";
import { garbled } from "../../../tests/support/pictures/instagram-archive.ts";
import type { Finding } from "../finding.ts";
import { ADMIN, startMeasuredShop } from "../measured-shop.ts";
import { type Report, reportOf } from "../table.ts";

const POSTS = 2000;
const CHOSEN = 50;
const VIDEOS = 200;
const BYTES_OF_VIDEO = 14 * 1024 * 1024;

/** An archive of 2,000 posts and 3 GB in a browser of a phone's size: opened, scrolled, and fifty posts of it brought in. */
export async function largeArchive(): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-archive-"));
  const archive = join(folder, "instagram.zip");
  const shop = await startMeasuredShop(join(folder, "shop"));
  const browser = await chromium.launch({ executablePath: await provideBrowser() });
  try {
    await writeArchive(archive);
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await signIn(page, shop.url);
    return reportOf(await bringIn(page, archive));
  } finally {
    await browser.close();
    await shop.stop();
    await rm(folder, { recursive: true });
  }
}

async function bringIn(page: Page, archive: string): Promise<Finding[]> {
  const found: Finding[] = [];
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    found.push({ what, value: performance.now() - startedAt, unit: "ms" });
  };
  const before = await heapMb(page);
  await page.getByRole("button", { name: "Arşivi seç" }).click();
  await timed("Opened and listed", async () => {
    await page.locator('main input[type="file"]').setInputFiles(archive);
    await page.getByText(`${POSTS} gönderi, 0 seçili`).waitFor({ timeout: 120_000 });
  });
  for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, 1500);
  found.push({ what: "Memory of the page, scrolled", value: (await heapMb(page)) - before, unit: "MB" });
  const posts = page.locator(".post-grid-post");
  for (let at = 0; at < CHOSEN; at += 1) await posts.nth(at).click();
  await page.getByRole("button", { name: `${CHOSEN} gönderiyle devam et` }).click();
  await timed(`${CHOSEN} posts with their photos as drafts`, async () => {
    await page.getByRole("button", { name: "Fotoğrafları yükle" }).click();
    await page.getByLabel(/nereye\?$/).fill("Takılar", { timeout: 300_000 });
    await page.getByRole("button", { name: "Önizle" }).click();
    await page.getByRole("button", { name: `${CHOSEN} ürün ekle` }).click();
    await page.getByText(`${CHOSEN} ürün alındı`).waitFor();
  });
  return found;
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel("E-posta").fill(ADMIN.email);
  await page.getByLabel("Şifre", { exact: true }).fill(ADMIN.password);
  await page.keyboard.press("Enter");
  await page.waitForURL((at) => at.pathname !== "/login");
  await page.goto(`${url}/admin/tasima`);
}

/** The scripts' memory and what they hold beside it, once garbage is collected. */
async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / 1024 ** 2;
}

/** Photos of 2 MB's camera size beside videos that nobody opens. */
async function writeArchive(file: string): Promise<void> {
  const zip = new ZipFile();
  const photo = await sharp({
    create: {
      width: 1440,
      height: 1440,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 30 },
      background: "#888",
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  const add = (name: string, open: () => Readable) =>
    zip.addReadStreamLazy(name, { mtime: new Date(), mode: 0o644, compress: false }, (use) => use(null, open()));
  const posts = Array.from({ length: POSTS }, (_, at) => ({
    media: [
      {
        uri: `media/posts/202611/${at}.jpg`,
        creation_timestamp: 1_760_000_000 - at * 3600,
        title: garbled(`Kolye ${at} 🎁 ${100 + at} TL`),
      },
    ],
  }));
  const list = Buffer.from(JSON.stringify(posts));
  add("your_instagram_activity/media/posts_1.json", () => Readable.from([list]));
  for (let at = 0; at < POSTS; at += 1) add(`media/posts/202611/${at}.jpg`, () => Readable.from([photo]));
  const megabyte = Buffer.alloc(1024 * 1024);
  for (let at = 0; at < VIDEOS; at += 1) {
    add(`media/posts/202611/${at}.mp4`, () => Readable.from(repeated(megabyte, BYTES_OF_VIDEO / megabyte.length)));
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

function* repeated(chunk: Buffer, times: number) {
  for (let time = 0; time < times; time += 1) yield chunk;
}
