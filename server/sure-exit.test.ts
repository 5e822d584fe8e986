import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** Its output is a pipe that nobody reads here. */
function run(script: string) {
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return once(child, "exit");
}

const IMPORT = `import { exitSurely } from ${JSON.stringify(new URL("./sure-exit.ts", import.meta.url).href)};`;

test("a process leaves with its code", async () => {
  expect(await run(`${IMPORT} setInterval(() => {}, 1000); exitSurely(3);`)).toEqual([3, null]);
});

test("one that hangs while leaving is ended from outside", async () => {
  const stuck = `${IMPORT}
    import { write } from "node:fs";
    write(1, Buffer.alloc(8_000_000, 120), () => {});
    setTimeout(() => exitSurely(1), 100);`;
  expect(await run(stuck)).toEqual([null, "SIGKILL"]);
});
