import { createServer, get, type RequestListener } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { RequestFilteringHttpAgent } from "request-filtering-agent";
import { expect, onTestFinished, test } from "vitest";
import { fetchPicture, type Opener } from "./fetched-picture.ts";

const REFUSAL = "Bu adresten fotoğraf alınamadı";

/** A name that resolves to this address. */
const resolving =
  (address: string): LookupFunction =>
  (_, options, answer) =>
    options.all ? answer(null, [{ address, family: address.includes(":") ? 6 : 4 }]) : answer(null, address, 4);

/** Opens plain connections to a server of the test, through the agent's filter. */
const opener =
  (port: number, { resolves = "127.0.0.1", allowed = ["127.0.0.1"] } = {}): Opener =>
  (url, options, use) => {
    const agent = new RequestFilteringHttpAgent({ allowIPAddressList: allowed });
    const plain = new URL(url.href.replace("https:", "http:"));
    plain.port = String(port);
    return get(plain, { ...options, agent, lookup: resolving(resolves) }, use);
  };

async function serve(listener: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(`${request.headers.host?.split(":")[0]}${request.url}`);
    listener(request, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { port, asked };
}

test("a picture is fetched, also behind three redirects, without a cookie", async () => {
  const { port, asked } = await serve((request, answer) => {
    expect(request.headers.cookie).toBeUndefined();
    const at = Number(request.url?.slice(1));
    if (at < 3) answer.writeHead(302, { Location: `https://iki.example/${at + 1}`, "Set-Cookie": "a=b" }).end();
    else answer.end("picture");
  });
  const bytes = await fetchPicture("https://bir.example/0", opener(port));
  expect(Buffer.from(bytes).toString()).toBe("picture");
  expect(asked).toEqual(["bir.example/0", "iki.example/1", "iki.example/2", "iki.example/3"]);
});

test.each([
  ["a fourth redirect", "https://a.example/x"],
  ["a redirect to another protocol", "http://a.example/x"],
  ["a redirect to the machine itself", "https://127.0.0.1/x"],
  ["a redirect to a name of the own network", "https://yazici.local/x"],
  ["a redirect to another port", "https://a.example:8443/x"],
  ["a redirect with a password", "https://ad:parola@a.example/x"],
  ["a redirect to a file", "file:///etc/passwd"],
  ["a redirect to nothing", "https://"],
])("%s is refused", async (_, location) => {
  const { port, asked } = await serve((_, answer) => answer.writeHead(302, { Location: location }).end());
  await expect(fetchPicture("https://a.example/", opener(port))).rejects.toThrow(REFUSAL);
  expect(asked.length).toBeLessThan(5);
});

test.each([
  "http://a.example/x.jpg",
  "https://a.example:444/x.jpg",
  "https://2130706433/x.jpg",
  "https://0x7f.1/x.jpg",
  "https://[::ffff:127.0.0.1]/x.jpg",
  "https://localhost/x.jpg",
  "ftp://a.example/x.jpg",
  "yok",
])("%s is not even asked for", async (address) => {
  const open: Opener = () => expect.unreachable("no connection");
  await expect(fetchPicture(address, open)).rejects.toThrow(REFUSAL);
});

test.each([
  "127.0.0.1",
  "10.0.0.8",
  "192.168.1.4",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "fd00::1",
  "64:ff9b::7f00:1",
])("a name that resolves to %s is refused, whatever it resolved to before", async (resolves) => {
  const { port, asked } = await serve((_, answer) => answer.end("secret"));
  await expect(fetchPicture("https://a.example/", opener(port, { resolves, allowed: [] }))).rejects.toThrow(REFUSAL);
  expect(asked).toEqual([]);
});

test.each([
  ["an error page", (_, answer) => answer.writeHead(404).end("yok")],
  [
    "a declared size above ten megabytes",
    (_, answer) => answer.writeHead(200, { "Content-Length": 11_000_000 }).write("a"),
  ],
  [
    "an endless answer",
    (_, answer) => {
      const more = () => answer.destroyed || answer.write(Buffer.alloc(1_000_000), more);
      more();
    },
  ],
  ["a connection that breaks", (_, answer) => answer.destroy()],
] satisfies [string, RequestListener][])("%s is refused", async (_, listener) => {
  const { port } = await serve(listener);
  await expect(fetchPicture("https://a.example/", opener(port))).rejects.toThrow(REFUSAL);
});
