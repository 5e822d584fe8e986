import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

const GONE_WITHIN = 10_000;
const BYTES = 512 * 1024 * 1024;

/**
 * ext4's shutdown call (`EXT4_IOC_SHUTDOWN`): nothing reaches the disk any more, and pending writes are lost. Linux answers
 * a running `fdatasync` with success, which a real power cut never does.
 */
const CUT = `
  my $how = pack("L", 2);
  open(my $volume, "<", $ARGV[0]) or die $!;
  syswrite(STDOUT, "ready");
  defined(<STDIN>) or exit(1);
  ioctl($volume, 0x8004587D, $how) or die $!`;

/** A file system inside a file, whose power can be cut. */
export async function openVolume() {
  const place = await mkdtemp(join(tmpdir(), "fiyonk-volume-"));
  const [disk, folder] = [join(place, "disk"), join(place, "data")];
  const mount = () => run("mount", ["-o", "loop", disk, folder]);
  const remove = () => rm(place, { recursive: true, force: true });
  try {
    await writeFile(disk, "");
    await truncate(disk, BYTES);
    await mkdir(folder);
    await run("mkfs.ext4", ["-q", "-F", disk]);
    await mount();
  } catch (error) {
    await remove();
    throw error;
  }
  const letGo = () => spawnSync("umount", ["--lazy", folder]);
  process.once("exit", letGo);
  return {
    folder,
    /** Prepared, so that the cut itself takes no time. */
    async readyToCut() {
      const hand = spawn("perl", ["-e", CUT, folder], { stdio: ["pipe", "pipe", "inherit"] });
      await once(hand.stdout, "data");
      return async () => {
        hand.stdin.end("\n");
        const [status] = await once(hand, "exit");
        if (status !== 0) throw new Error("the power could not be cut");
      };
    },
    /** Remounts after all files are closed; ext4 replays its journal. */
    async restart() {
      await letGoOf(folder);
      await mount();
    },
    async close() {
      process.off("exit", letGo);
      letGo();
      await remove();
    },
  };
}

/** Killed processes may need a moment to end. */
async function letGoOf(folder: string): Promise<void> {
  const deadline = Date.now() + GONE_WITHIN;
  while (spawnSync("umount", [folder]).status !== 0) {
    if (Date.now() > deadline) throw new Error(`${folder} could not be unmounted`);
    await pause(20);
  }
}

export async function lacksVolume(): Promise<string | undefined> {
  try {
    const volume = await openVolume();
    await volume.close();
    return undefined;
  } catch {
    return "needs root and a file system of its own, ext4 in a file";
  }
}
