import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { quietly, Refusal } from "./commands.mjs";
import { withLock } from "./lock.mjs";

const STAMP = "build/made-from";
const SOURCES = [
  "{app,domain,content,public}/**/*",
  "docs/{owner.md,pictures/*-390.webp}",
  "{vite.config,vite-*,react-router.config}.ts",
  "tsconfig.json",
  "package-lock.json",
];

/** What people see is built again only when something it is made from has changed. */
export async function buildPages() {
  const sources = fingerprint();
  if (builtFrom() === sources) return;
  await withLock(async () => {
    if (builtFrom() === sources) return;
    console.log("Sayfalar hazırlanıyor, yarım dakika kadar sürebilir…");
    rmSync(STAMP, { force: true });
    const { code, output } = await quietly(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
      env: { ...process.env, NODE_ENV: "production" },
      signOfLife: "Sayfalar hâlâ hazırlanıyor…",
    });
    if (code !== 0)
      throw new Refusal(`${output}\n\nSayfalar hazırlanamadı (çıkış kodu ${code}); neden yukarıda yazıyor.`);
    writeFileSync(STAMP, sources);
  });
}

function fingerprint() {
  const hash = createHash("sha256");
  const files = globSync(SOURCES).filter((path) => !path.includes(".test.") && statSync(path).isFile());
  for (const path of files.sort()) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}

function builtFrom() {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return undefined;
  }
}
