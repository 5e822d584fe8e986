import { createHash } from "node:crypto";
import { cpSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { quietly, Refusal } from "./commands.mjs";
import { BESIDE, takePlace, withLock } from "./lock.mjs";

const BUILD = "build";
const STAMP = join(BUILD, "made-from");
const BUILDER = resolve("node_modules/@react-router/dev/bin.cjs");
const SOURCES = [
  "{app,domain,content,public}/**/*",
  "docs/{owner.md,pictures/*-390.webp}",
  "{vite.config,vite-*,react-router.config}.ts",
  "tsconfig.json",
  "package-lock.json",
];

/** The files that the pages are made from, and no others: they are built in a folder that has only these. */
export const pageSources = (): string[] =>
  globSync(SOURCES)
    .filter((path) => !path.includes(".test.") && statSync(path).isFile())
    .sort();

/** Builds the pages again only when a source has changed. The old pages stay until the new ones are whole. */
export async function buildPages() {
  if (arePagesBuilt()) return;
  await withLock(async () => {
    const sources = pageSources();
    const made = fingerprint(sources);
    if (builtFrom() === made) return;
    console.log("Sayfalar hazırlanıyor, yarım dakika kadar sürebilir…");
    rmSync(BESIDE, { recursive: true, force: true });
    for (const path of sources) cpSync(path, join(BESIDE, path));
    const { code, output } = await quietly(process.execPath, [BUILDER, "build"], {
      env: { ...process.env, NODE_ENV: "production" },
      cwd: BESIDE,
      signOfLife: "Sayfalar hâlâ hazırlanıyor…",
    });
    if (code !== 0)
      throw new Refusal(`${output}\n\nSayfalar hazırlanamadı (çıkış kodu ${code}); neden yukarıda yazıyor.`);
    writeFileSync(join(BESIDE, STAMP), made);
    takePlace(BUILD);
  });
}

export const arePagesBuilt = (): boolean => builtFrom() === fingerprint(pageSources());

function fingerprint(sources: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of sources) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}

function builtFrom() {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return undefined;
  }
}
