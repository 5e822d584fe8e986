import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

const NPM = {
  works: `mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json && echo new >node_modules/which`,
  "finds no registry": `mkdir node_modules; echo 'npm error code ECONNREFUSED'; exit 1`,
  "is killed with the command": `mkdir node_modules; kill -9 $PPID`,
};

/** A shop whose packages are older than its lock file says, and an npm that does as told. */
async function outdatedShop() {
  const folder = await temporaryFolder();
  const scripts = ["bootstrap", "commands", "install-packages", "lock", "shop-node"].map((name) => `${name}.mjs`);
  for (const name of scripts) await cp(join("scripts", name), join(folder, "scripts", name));
  const write = (name: string, text: string, mode = 0o644) => writeFile(join(folder, name), text, { mode });
  await write("package.json", '{ "type": "module", "dependencies": { "zod": "2.0.0" } }');
  const locked = { "": { dependencies: { zod: "2.0.0" } }, "node_modules/zod": { version: "2.0.0" } };
  await write("package-lock.json", JSON.stringify({ packages: locked }));
  await write("scripts/build.ts", 'console.log("started");');
  await mkdir(join(folder, "node_modules"));
  await write("node_modules/which", "old\n");
  return {
    async runWith(npm: keyof typeof NPM) {
      await write("npm", `#!/bin/sh\n${NPM[npm]}\n`, 0o755);
      const env = { PATH: `${folder}:${process.env.PATH}` };
      return new Promise<string>((said) =>
        execFile(process.execPath, ["scripts/bootstrap.mjs", "build"], { cwd: folder, env }, (_, stdout, stderr) =>
          said(stdout + stderr),
        ),
      );
    },
    packages: async () => (await readFile(join(folder, "node_modules", "which"), "utf8")).trim(),
    names: () => readdir(folder),
  };
}

test.each(["finds no registry", "is killed with the command"] as const)(
  "the old packages stay when npm %s, and the next installation replaces them",
  async (npm) => {
    const { runWith, packages, names } = await outdatedShop();
    const said = await runWith(npm);
    expect([await packages(), said.includes("started")]).toEqual(["old", false]);
    expect(said).not.toContain("    at ");
    expect(await runWith("works")).toContain("started");
    expect([await packages(), (await names()).includes(".next")]).toEqual(["new", false]);
  },
);

test("what cannot be prepared where nothing may be written is told in a sentence", async () => {
  const code = `import { withLock } from ${JSON.stringify(resolve("scripts/lock.mjs"))}; await withLock(() => {}).catch((error) => console.log(error.message))`;
  const said = await new Promise<string>((resolved) =>
    execFile(process.execPath, ["--input-type=module", "-e", code], { cwd: "/sys" }, (_, stdout) => resolved(stdout)),
  );
  expect(said).toContain("önce klasörün sahibi olarak npm run build yaz");
});
