import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type ServerLine = Awaited<ReturnType<typeof openLine>>;

/** What a server says at the end of a round trip inside a transaction. */
const STILL_INSIDE = Buffer.from("Z\0\0\0\u0005T", "latin1");

/** A way to a database server that can be cut, held up so that nothing or nobody new comes through, and mended. */
export async function openLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isHeld = false;
  let isHeldForNew = false;
  let inside = 0;
  const server = createServer((near) => {
    const isNew = isHeldForNew;
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on("error", () => {}).on("close", () => open.delete(from));
      from.on("end", () => to.end());
      // What is said while nothing comes through is lost, as it is when a machine is gone.
      from.on("data", (bytes) => {
        if (from === far) inside += countIn(bytes, STILL_INSIDE);
        if (!isHeld && !isNew) to.write(bytes);
      });
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  const { port } = address;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;

  async function cut() {
    server.close();
    for (const socket of open) socket.destroy();
    await once(server, "close");
  }
  async function mend() {
    isHeld = isHeldForNew = false;
    if (!server.listening) await once(server.listen(port, "127.0.0.1"), "listening");
  }
  const hold = async () => {
    isHeld = true;
  };
  const holdNew = () => {
    isHeldForNew = true;
  };
  const close = async () => {
    if (server.listening) await cut();
  };
  /** Of all transactions, but for their last ones. */
  const roundTrips = () => inside;
  return { url: url.href, cut, hold, holdNew, mend, close, roundTrips };
}

function countIn(bytes: Buffer, wanted: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + 1)) count += 1;
  return count;
}
