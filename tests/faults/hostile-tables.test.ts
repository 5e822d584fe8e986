import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { HOSTILE_ARCHIVES } from "../support/moved-tables/hostile-archives.ts";
import { HOSTILE_TABLES } from "../support/moved-tables/hostile-tables.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Opens each file as the owner's browser does, one after the other, and says what it was told and the most memory that it ever took. */
const SCRIPT = `
  import { openAsBlob, readFileSync } from "node:fs";
  import { openArchive } from "./app/admin/moving/opened-archive.ts";
  import { openTable } from "./app/admin/moving/opened-table.ts";
  const told = [];
  for (const path of process.argv.slice(1)) {
    const file = await openAsBlob(path);
    const opened = path.endsWith(".zip") ? openArchive([new File([file], path)]) : openTable(file);
    told.push(await opened.then(() => "read", ({ message }) => message));
  }
  const [, peak] = /VmHWM:\\s+(\\d+) kB/.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  console.log(JSON.stringify({ told, peakMb: Number(peak) / 1024 }));
`;

// Only Linux tells a process's peak apart from that of the process that started it.
test.runIf(process.platform === "linux")(
  "all damaged and hostile files one after the other are refused in less than 400 MB of memory",
  { timeout: 120_000 },
  async () => {
    const folder = await temporaryFolder();
    const all = [
      ...HOSTILE_TABLES.map((file) => ({ ...file, ending: "table" })),
      ...HOSTILE_ARCHIVES.map((file) => ({ ...file, ending: "zip" })),
    ];
    const paths: string[] = [];
    for (const [at, { make, ending }] of all.entries()) {
      const path = join(folder, `${at}.${ending}`);
      await writeFile(path, (await make()).stream());
      paths.push(path);
    }
    const options = ["--max-old-space-size=300", "--input-type=module", "--eval", SCRIPT];
    const { stdout } = await promisify(execFile)(process.execPath, [...options, ...paths], { maxBuffer: 1024 ** 2 });
    const { told, peakMb } = JSON.parse(stdout);
    expect(told).toEqual(all.map(({ sentence }) => sentence));
    expect(peakMb).toBeLessThan(400);
  },
);
