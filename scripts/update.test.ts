import { execFile, execFileSync } from "node:child_process";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { thorough } from "../tests/support/thorough.ts";

/** An ordinary run kills before every third step. */
const STRIDE = thorough ? 1 : 3;

const PACKAGES = `mkdirSync("node_modules"); writeFileSync("node_modules/.package-lock.json", '{ "packages": {} }');`;
const HALF = `${PACKAGES} writeFileSync("node_modules/which", version);`;
const WHOLE = `${HALF} mkdirSync("build"); writeFileSync("build/which", version); writeFileSync("build/made-from", made);`;

const VERSIONS = {
  v1: WHOLE,
  v2: WHOLE,
  v3: `${HALF} process.exit(1);`,
  v4: `${HALF} process.kill(process.ppid, "SIGKILL");`,
};

const prepares = (version: string, work: string) => `
  import { createHash } from "node:crypto";
  import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
  process.chdir(new URL("..", import.meta.url).pathname);
  const version = "${version}";
  const made = createHash("sha256").update("package-lock.json").update(readFileSync("package-lock.json")).digest("hex");
  ${work}`;

const STARTS = `
  import { readFileSync } from "node:fs";
  console.log(["version", "node_modules/which", "build/which"].map((path) => readFileSync(path, "utf8")).join());`;

/** Kills its process before the step with this number; a step changes something on the disk or runs a command. */
const killedBefore = (step: number) => `
  import childProcess from "node:child_process";
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  let left = ${step};
  for (const [from, name] of [[fs, "renameSync"], [fs, "rmSync"], [fs, "writeFileSync"], [childProcess, "spawn"]]) {
    const real = from[name];
    from[name] = (...given) => (left-- === 0 ? process.kill(process.pid, "SIGKILL") : real(...given));
  }
  syncBuiltinESMExports();`;

/** A shop that runs version 1, of which three later versions exist: one can be prepared, one cannot, one is killed meanwhile. */
async function shopOfVersion1() {
  const folder = await temporaryFolder();
  const [origin, shop] = [join(folder, "origin"), join(folder, "shop")];
  const who = ["-c", "user.name=x", "-c", "user.email=x@fiyonk.example"];
  const git = (cwd: string, ...words: string[]) => execFileSync("git", [...who, ...words], { cwd, encoding: "utf8" });
  await mkdir(join(origin, "scripts"), { recursive: true });
  await writeFile(join(origin, ".gitignore"), "node_modules\nbuild\n.next-version\n");
  await writeFile(join(origin, "package.json"), '{ "type": "module" }');
  await writeFile(join(origin, "package-lock.json"), '{ "packages": {} }');
  await writeFile(join(origin, "scripts", "start.ts"), STARTS);
  git(origin, "init", "--quiet");
  for (const [tag, work] of Object.entries(VERSIONS)) {
    await writeFile(join(origin, "scripts", "bootstrap.mjs"), prepares(tag, work));
    await writeFile(join(origin, "version"), tag);
    git(origin, "add", ".");
    git(origin, "commit", "--quiet", "--message", tag);
    git(origin, "tag", tag);
  }
  git(folder, "clone", "--quiet", origin, shop);
  git(shop, "checkout", "--quiet", "v1");
  execFileSync(process.execPath, ["scripts/bootstrap.mjs"], { cwd: shop });
  // The real ones stand beside those of the versions, which only prepare.
  for (const name of ["commands", "install-packages", "lock", "shop-node"])
    await copyFile(join("scripts", `${name}.mjs`), join(shop, "scripts", `${name}.mjs`));
  await copyFile("scripts/bootstrap.mjs", join(shop, "scripts", "real-bootstrap.mjs"));
  const run = (...words: string[]) =>
    new Promise<string>((said) => execFile(process.execPath, words, { cwd: shop }, (_, out, err) => said(out + err)));
  const killing = join(folder, "killing.mjs");
  return {
    shop,
    update: (version: string) => run(resolve("scripts/update.ts"), "--", version),
    async updateKilledBefore(step: number, version: string) {
      await writeFile(killing, killedBefore(step));
      return run("--import", killing, resolve("scripts/update.ts"), "--", version);
    },
    start: async () => (await run("scripts/real-bootstrap.mjs", "start")).trim().split("\n").at(-1) ?? "",
    git: (...words: string[]) => git(shop, ...words).trim(),
  };
}

test("a version that cannot be prepared, or is killed meanwhile, leaves the present one whole; the next try replaces it", async () => {
  const { update, start } = await shopOfVersion1();
  for (const version of ["v3", "v4", "v9"]) {
    await update(version);
    expect(await start()).toBe("v1,v1,v1");
  }
  expect(await update("v2")).toContain("Geri dönmek istersen: npm run update -- v1");
  expect(await start()).toBe("v2,v2,v2");
  expect(await update("v2")).toContain("Zaten bu sürüm: v2");
});

test("an update killed before any of its steps leaves a shop that starts, whole in one of two versions", {
  timeout: 120_000,
}, async () => {
  const { updateKilledBefore, start } = await shopOfVersion1();
  let [present, other] = ["v1", "v2"];
  const changed = [];
  // The five before only ask git something.
  for (let step = 5, said = ""; !said.includes("Hazır"); step += STRIDE) {
    said = await updateKilledBefore(step, other);
    const started = await start();
    expect([`${present},${present},${present}`, `${other},${other},${other}`]).toContain(started);
    changed.push(!started.startsWith(present));
    if (changed.at(-1)) [present, other] = [other, present];
  }
  // Up to the last moment of preparing nothing has changed, and from then on all of it.
  expect(changed).toEqual(changed.toSorted());
  expect(changed.filter(Boolean).length).toBeGreaterThan(10 / STRIDE);
  expect(changed.filter((is) => !is).length).toBeGreaterThan(4 / STRIDE);
});

test("a git that was killed amid the checkout is made up for by the next start", async () => {
  const { shop, start, git } = await shopOfVersion1();
  git("worktree", "add", "--quiet", "--detach", ".next-version", "v2");
  execFileSync(process.execPath, [".next-version/scripts/bootstrap.mjs"], { cwd: shop });
  await writeFile(join(shop, ".next-version", "prepared"), "");
  await writeFile(join(shop, "version"), "half");
  await writeFile(join(shop, ".git", "index.lock"), "");
  expect(await start()).toBe("v2,v2,v2");
  expect(git("describe", "--tags")).toBe("v2");
});

test("a version that was checked out by hand is prepared, and edited files are not lost", async () => {
  const { shop, update, start, git } = await shopOfVersion1();
  await rm(join(shop, "build", "made-from"));
  expect(await update("v1")).toContain("Hazır: v1");
  await writeFile(join(shop, "version"), "edited");
  expect(await update("v2")).toContain("git stash ile kaldırıp");
  expect(await start()).toBe("edited,v1,v1");
  git("stash");
  expect(await update("v2")).toContain("Hazır: v2");
});
