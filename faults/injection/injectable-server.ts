import { once } from "node:events";
import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";

/** Does what the shop never does, so that it is seen whether the tool would notice. */
export async function openInjectableServer() {
  const db = new DatabaseSync(":memory:");
  db.exec("create table products (slug text, name text); insert into products values ('kolye', 'Kolye')");
  const server = createServer(({ url = "" }, outgoing) => {
    const slug = new URL(url, "http://127.0.0.1").searchParams.get("slug");
    try {
      outgoing.end(JSON.stringify(db.prepare(`select name from products where slug = '${slug}'`).all()));
    } catch {
      outgoing.writeHead(422).end();
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  const close = () => {
    server.close();
    db.close();
  };
  return { url: `http://127.0.0.1:${address.port}/?slug=kolye`, close };
}
