import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";

/** As systemd: opens the address, and passes it as descriptor 3 to the program that shall answer. */
const PROGRAM = `
  const { openDoor } = await import("./server/door/door.ts");
  const door = await openDoor({ port: 1, host: "192.0.2.1", socket: 3 });
  door.open((_, outgoing) => outgoing.end(String(door.port)));
  process.on("SIGTERM", () => door.close({ timeoutMs: 1000 }));
`;

test("a socket that systemd has opened is answered by one shop after the other", async () => {
  const systemd = createServer().listen(0, "127.0.0.1");
  await once(systemd, "listening");
  const address = systemd.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const descriptor = descriptorOf(port);
  const startShop = () => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], {
      stdio: ["ignore", "inherit", "inherit", descriptor],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    return child;
  };
  const visit = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { Connection: "close" } });
    return { status: answer.status, text: await answer.text() };
  };
  const greeting = { status: 200, text: `${port}` };

  const first = startShop();
  startShop();
  // Its own handle would accept visitors too; the shops have copies of it.
  systemd.close();
  expect(await visit()).toEqual(greeting);
  first.kill("SIGTERM");
  await once(first, "exit");
  expect(await visit()).toEqual(greeting);
});

/** The number of this process's listening socket, which Node does not tell. */
function descriptorOf(port: number): number {
  const hex = `0100007F:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const line = readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .find((entry) => entry.includes(` ${hex} 00000000:0000 0A `));
  const inode = line?.trim().split(/\s+/)[9];
  const found = readdirSync("/proc/self/fd").find((name) => linkOf(name) === `socket:[${inode}]`);
  if (found === undefined) throw new Error("the listening socket is not found");
  return Number(found);
}

function linkOf(name: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${name}`);
  } catch {
    return "";
  }
}
