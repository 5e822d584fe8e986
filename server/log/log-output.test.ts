import { execFileSync } from "node:child_process";
import { closeSync, constants, openSync, readFileSync, readSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openOutput } from "./log.ts";

let folder: string;
const onDropped = vi.fn<(dropped: number) => void>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fiyonk-log-"));
  onDropped.mockClear();
  return () => rm(folder, { recursive: true });
});

function opened(path: string, flags: number): number {
  const fd = openSync(path, flags);
  onTestFinished(() => closeSync(fd));
  return fd;
}

function openPipe() {
  const path = join(folder, "pipe");
  execFileSync("mkfifo", [path]);
  const fd = opened(path, constants.O_RDWR | constants.O_NONBLOCK);
  const buffer = Buffer.alloc(1024 * 1024);
  const read = () => {
    try {
      return buffer.toString("utf8", 0, readSync(fd, buffer));
    } catch {
      // Empty for now.
      return "";
    }
  };
  return { fd, read };
}

test("lines are written in order, and flush waits for the last one", async () => {
  const path = join(folder, "log");
  const output = openOutput({ fd: opened(path, constants.O_CREAT | constants.O_WRONLY), onDropped });
  const lines = Array.from({ length: 2000 }, (_, at) => `line ${at}\n`);
  for (const line of lines) output.write(line);
  await output.flush();
  expect(readFileSync(path, "utf8")).toBe(lines.join(""));
  await output.flush();
  expect(onDropped).not.toHaveBeenCalled();
});

test("lines that nobody reads are dropped, and counted once the reader is back", async () => {
  const { fd, read } = openPipe();
  const output = openOutput({ fd, onDropped });
  const line = `${"x".repeat(1023)}\n`;
  for (let time = 0; time < 2000; time++) output.write(line);
  let text = "";
  await vi.waitFor(() => {
    text += read();
    expect(onDropped).toHaveBeenCalled();
  }, 10_000);
  text += read();
  const written = text.split("\n").length - 1;
  expect(written).toBeLessThan(600);
  expect(onDropped.mock.calls).toEqual([[2000 - written]]);
});

test("flush ends although nobody reads or the disk is full", async () => {
  const { fd } = openPipe();
  for (const stuck of [fd, opened("/dev/full", constants.O_WRONLY)]) {
    const output = openOutput({ fd: stuck, onDropped });
    for (let time = 0; time < 200; time++) output.write(`${"x".repeat(1023)}\n`);
    await output.flush();
  }
  expect(onDropped).not.toHaveBeenCalled();
});
