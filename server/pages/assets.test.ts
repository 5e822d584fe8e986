import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { safestHeaders } from "../http/headers.ts";
import { loadAssets } from "./assets.ts";

async function headerNames(file: string) {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-assets-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, file), "content");
  const asset = (await loadAssets(folder, safestHeaders("https://fiyonk.example"))).find(`/${file}`);
  return asset?.variants.identity.headers.filter((_, index) => index % 2 === 0).sort();
}

const COMMON_HEADERS = ["Cache-Control", "Content-Length", "Content-Type", "ETag", "Vary"];
const SUBRESOURCE_NAMES = [...COMMON_HEADERS, "Cross-Origin-Resource-Policy", "X-Content-Type-Options"].sort();

test.each(["shop.js", "shop.css", "heading.woff2", "icon.png", "screen.webp"])(
  "%s has only the headers that matter for a subresource",
  async (file) => expect(await headerNames(file)).toEqual(SUBRESOURCE_NAMES),
);

test("an SVG, which a browser may open as a document, has the headers of a document", async () => {
  const names = await headerNames("favicon.svg");
  const ofDocuments = Object.keys(safestHeaders("https://fiyonk.example"));
  expect(ofDocuments).toContain("Content-Security-Policy");
  expect(names).toEqual([...new Set([...COMMON_HEADERS, ...ofDocuments])].sort());
});
