import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { lacksPackage } from "../debian-package.ts";

const run = promisify(execFile);

/** The preloaded library of Debian's fiu-utils. */
const FOLDER = "/usr/lib/fiu";
const PRELOADED = ["fiu_run_preload.so", "fiu_posix_preload.so"].map((name) => join(FOLDER, name));

const CALLS = ["rw/pwrite", "rw/pwrite/reduce", "rw/ftruncate", "sync/fsync", "sync/fdatasync"].map(
  (call) => `posix/io/${call}`,
);
const PROBABILITY = 0.1;

export type FailingCalls = Awaited<ReturnType<typeof openFailingCalls>>;

/** Environment in which writing system calls fail now and then, while switched on. */
export async function openFailingCalls() {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-failing-"));
  const way = join(folder, "way");
  const tell = async (pid: number | undefined, commands: string[]) => {
    await run("fiu-ctrl", ["-f", way, ...commands.flatMap((command) => ["-c", command]), `${pid}`]);
  };
  return {
    env: { LD_PRELOAD: PRELOADED.join(" "), FIU_CTRL_FIFO: way, FIU_ENABLE: "" },
    fail: (pid: number | undefined) =>
      tell(
        pid,
        CALLS.map((name) => `enable_random name=${name},probability=${PROBABILITY}`),
      ),
    mend: (pid: number | undefined) =>
      tell(
        pid,
        CALLS.map((name) => `disable name=${name}`),
      ),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

export const lacksFailingCalls = () => lacksPackage("fiu-utils", isHere);

const isHere = () => PRELOADED.every((file) => existsSync(file));
