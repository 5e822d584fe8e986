import { execFile, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

const GONE_WITHIN = 10_000;
const BYTES = 512 * 1024 * 1024;

/** ext4's own rehearsal (`EXT4_IOC_SHUTDOWN`): from now on nothing reaches the disk, what waited for it is lost, its journal too. */
const CUT = `my $how = pack("L", 2); open(my $folder, "<", $ARGV[0]) or die $!; ioctl($folder, 0x8004587D, $how) or die $!`;

/** A file system of its own in a file, whose power can be cut. */
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
    cut: () => run("perl", ["-e", CUT, folder]),
    /** When nobody has a file of it open any more; its journal tells what had been promised. */
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

/** Processes that were killed may need a moment to be gone. */
async function letGoOf(folder: string): Promise<void> {
  const deadline = Date.now() + GONE_WITHIN;
  for (;;) {
    try {
      await run("umount", [folder]);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(20);
    }
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
