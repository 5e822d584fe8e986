import { execFileSync } from "node:child_process";
import { closeSync, constants, openSync, readFileSync, readSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { ACCOUNT_EVENT_KINDS } from "../../domain/account/account-event.ts";
import { filesIn, isTest } from "../../tests/support/code/imports.ts";
import { openApp } from "../../tests/support/open-app.ts";
import { ALLOWED_FIELDS, createLog, openOutput } from "./log.ts";

function openLog() {
  const lines: string[] = [];
  const log = createLog("debug", { write: (line) => lines.push(line) });
  return { log, written: () => lines.map((line) => JSON.parse(line)) };
}

/** The words in backticks in the first column of the table under this heading. */
function listed(heading: string): string[] {
  const [, section = ""] = readFileSync("docs/production.md", "utf8").split(`### ${heading}\n`);
  const rows = (section.split("\n#")[0] ?? "").split("\n").filter((line) => line.startsWith("| `"));
  return rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, word = ""]) => word)).sort();
}

const sources = filesIn(["server"]).filter((file) => /\.tsx?$/.test(file) && !isTest(file));
/** Finds the names of events: in calls of the log, and in the `logs` of routes. */
const EVENT = /\b(?:(?:log\.(?:debug|info|warn|error)|warn)\(|logs(?: = \{ event)?: )"([a-z_]+)"/g;

test("docs/production.md lists every field and every event of the log, and no other", () => {
  expect(listed("Fields of a line")).toEqual([...ALLOWED_FIELDS, "error", "event", "level", "time"].sort());
  const logged = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(EVENT)].map(([, event = ""]) => event),
  );
  const ofAccounts = ACCOUNT_EVENT_KINDS.map((kind) => kind.replaceAll("-", "_"));
  expect(listed("Events")).toEqual([...new Set([...logged, ...ofAccounts])].sort());
});

test("a line holds allowed fields only", () => {
  const { log, written } = openLog();
  const fields = { userId: "1", password: "kurdele", headers: { Cookie: "x" } };
  log.info("tried", fields);
  expect(written()).toEqual([{ level: 30, time: expect.any(String), event: "tried", userId: "1" }]);
});

test("a thrown value that is no Error is logged by its kind, never as [object Object]", () => {
  const { log, written } = openLog();
  const answer = { status: 404, statusText: "Not Found", data: "gizli", error: new Error("no route") };
  for (const error of [answer, new Response("gizli", { status: 503 }), "a word", null, Object.create(null)]) {
    log.error("page_failed", { error });
  }
  expect(written().map(({ error }) => error)).toEqual([
    { name: "Object", status: 404, statusText: "Not Found", cause: expect.objectContaining({ message: "no route" }) },
    { name: "Response", status: 503, statusText: "" },
    "a word",
    "null",
    { name: "object" },
  ]);
  expect(JSON.stringify(written())).not.toContain("gizli");
});

test("a failed sign-in is logged with hashes of account and address, the same for the same person", async () => {
  const shop = await openApp();
  const fail = (email: string, from: string) =>
    shop.call("POST", "/api/auth/login", { body: { email, password: "yanlis-sifre" }, from });
  await fail("ayse@posta.example", "10.1.2.3");
  await fail("AYSE@posta.example", "2001:db8:1:2::3");
  await fail("elif@posta.example", "2001:db8:1:2::4");
  const [first, second, third] = shop
    .log()
    .split("\n")
    .filter((line) => line.includes("sign_in_failed"))
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({ provider: "password", reason: "unauthenticated", account: expect.any(String) });
  expect([second.account === first.account, third.account === first.account]).toEqual([true, false]);
  expect([second.from === first.from, third.from === second.from]).toEqual([false, true]);
  for (const secret of ["posta.example", "10.1.2.3", "2001:db8"]) expect(shop.log()).not.toContain(secret);
});

describe("the output of the log", () => {
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
        // Nothing is in the pipe for now.
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
});
