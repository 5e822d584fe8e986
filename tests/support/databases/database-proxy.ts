import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy before a database server: `cut` closes its connections, `hold` loses all data, `restore` ends both, also with another server. */
export async function openDatabaseProxy(databaseUrl: string) {
  let target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isHeld = false;

  function pipe(from: Socket, to: Socket) {
    open.add(from);
    from.on("error", () => {}).on("close", () => open.delete(from));
    from.on("end", () => to.end());
    // Held data is lost for good, as when a machine fails.
    from.on("data", (bytes) => {
      if (!isHeld) to.write(bytes);
    });
  }

  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    pipe(client, database);
    pipe(database, client);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");
  const { port } = address;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;

  async function cut() {
    server.close();
    for (const socket of open) socket.destroy();
    await once(server, "close");
  }
  async function restore(other = target.href) {
    isHeld = false;
    target = new URL(other);
    if (!server.listening) await once(server.listen(port, "127.0.0.1"), "listening");
  }
  const hold = async () => {
    isHeld = true;
  };
  const close = async () => {
    if (server.listening) await cut();
  };
  return { url: url.href, cut, hold, restore, close };
}
