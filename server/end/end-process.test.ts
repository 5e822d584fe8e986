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

const IMPORT = `import { endProcess } from ${JSON.stringify(new URL("./end-process.ts", import.meta.url).href)};`;

test("a process leaves with its code", async () => {
  expect(await run(`${IMPORT} setInterval(() => {}, 1000); endProcess(0);`)).toEqual([0, null]);
});

test("one that would hang while leaving ends with its code too", async () => {
  const stuck = `${IMPORT}
    import { write } from "node:fs";
    write(1, Buffer.alloc(8_000_000, 120), () => {});
    setTimeout(() => endProcess(1), 100);`;
  expect(await run(stuck)).toEqual([1, null]);
});
