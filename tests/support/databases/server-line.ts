import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type ServerLine = Awaited<ReturnType<typeof openLine>>;

/** A way to a database server that can be cut, held up so that nothing comes through, and mended. */
export async function openLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isHeld = false;
  const server = createServer((near) => {
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
        if (!isHeld) to.write(bytes);
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
    isHeld = false;
    if (!server.listening) await once(server.listen(port, "127.0.0.1"), "listening");
  }
  const hold = async () => {
    isHeld = true;
  };
  const close = async () => {
    if (server.listening) await cut();
  };
  return { url: url.href, cut, hold, mend, close };
}
