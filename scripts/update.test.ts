import { execFile, execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const PREPARED = `mkdirSync("node_modules"); mkdirSync("build"); writeFileSync("node_modules/which", "2"); writeFileSync("build/which", "2");`;
const HALF = `mkdirSync("node_modules"); writeFileSync("node_modules/which", "2");`;

const VERSIONS = { v2: PREPARED, v3: `${HALF} process.exit(1);`, v4: `${HALF} process.kill(process.ppid, "SIGKILL");` };

/** A shop that runs version 1, of which three later versions exist: one can be prepared, one cannot, one is killed meanwhile. */
async function shopOfVersion1() {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-update-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [origin, shop] = [join(folder, "origin"), join(folder, "shop")];
  const who = ["-c", "user.name=x", "-c", "user.email=x@fiyonk.example"];
  const git = (cwd: string, ...words: string[]) => execFileSync("git", [...who, ...words], { cwd, encoding: "utf8" });
  await mkdir(join(origin, "scripts"), { recursive: true });
  await writeFile(join(origin, ".gitignore"), "node_modules\nbuild\n.next-version\n");
  git(origin, "init", "--quiet");
  for (const [tag, work] of Object.entries({ v1: "", ...VERSIONS })) {
    const code = `import { mkdirSync, writeFileSync } from "node:fs"; process.chdir(new URL("..", import.meta.url).pathname); ${work}`;
    await writeFile(join(origin, "scripts", "bootstrap.mjs"), code);
    git(origin, "add", ".");
    git(origin, "commit", "--quiet", "--message", tag);
    git(origin, "tag", tag);
  }
  git(folder, "clone", "--quiet", origin, shop);
  git(shop, "checkout", "--quiet", "v1");
  for (const part of ["node_modules", "build"]) {
    await mkdir(join(shop, part));
    await writeFile(join(shop, part, "which"), "1");
  }
  return {
    update: (...words: string[]) =>
      new Promise<string>((said) =>
        execFile(process.execPath, [resolve("scripts/update.ts"), "--", ...words], { cwd: shop }, (_, out, err) =>
          said(out + err),
        ),
      ),
    state: async () => [
      git(shop, "describe", "--tags").trim(),
      await readFile(join(shop, "node_modules", "which"), "utf8"),
      await readFile(join(shop, "build", "which"), "utf8"),
    ],
  };
}

test("a version that cannot be prepared, or is killed meanwhile, leaves the present one whole; the next try replaces it", async () => {
  const { update, state } = await shopOfVersion1();
  for (const version of ["v3", "v4", "v9"]) {
    await update(version);
    expect(await state()).toEqual(["v1", "1", "1"]);
  }
  expect(await update("v2")).toContain("Geri dönmek istersen: npm run update -- v1");
  expect(await state()).toEqual(["v2", "2", "2"]);
  expect(await update("v2")).toContain("Zaten bu sürüm: v2");
});
