import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

export type Door = {
  /** Everything that went wrong in a page, or behind it, since the last time somebody asked. */
  takeFaults(): string[];
  close(): void;
};

const WATCH = "/watched-door.js";
const FAULTS = "/watched-door";

/**
 * Stands before a shop and gives every page a first script that tells what goes wrong in it. Not every engine lets its
 * console be read from outside, and none loses what is heard inside, from the first line on.
 */
export async function openDoor(port: number, shop: string): Promise<Door> {
  const faults: string[] = [];
  const server = createServer((asked, answered) => {
    if (asked.url === FAULTS) return hear(asked, answered, faults);
    if (asked.url === WATCH) {
      answered.writeHead(200, { "Content-Type": "text/javascript" }).end(`(${watch})(${JSON.stringify(FAULTS)})`);
      return;
    }
    passOn(shop, asked, answered, faults);
  });
  server.listen(port);
  await once(server, "listening");
  return {
    takeFaults: () => faults.splice(0),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function hear(asked: IncomingMessage, answered: ServerResponse, faults: string[]) {
  faults.push(await text(asked));
  answered.writeHead(204).end();
}

function passOn(shop: string, asked: IncomingMessage, answered: ServerResponse, faults: string[]) {
  const { method, url = "/", headers } = asked;
  const onward = request(
    shop + url,
    { method, headers: { ...headers, "accept-encoding": "identity" } },
    async (page) => {
      const { statusCode = 502, headers: given } = page;
      if (statusCode >= 500) faults.push(`${method} ${url}: ${statusCode}`);
      if (!given["content-type"]?.startsWith("text/html")) {
        answered.writeHead(statusCode, given);
        return page.pipe(answered);
      }
      const html = (await text(page)).replace("<head>", `<head><script src="${WATCH}"></script>`);
      answered.writeHead(statusCode, { ...given, "content-length": Buffer.byteLength(html) }).end(html);
    },
  );
  onward.on("error", (error) => {
    faults.push(`${method} ${url}: ${error.message}`);
    answered.destroy();
  });
  asked.pipe(onward);
}

/** Runs in the page, where nothing of this file is. */
function watch(address: string) {
  const tell = (fault: string) => navigator.sendBeacon(address, `${location.pathname}: ${fault}`);
  // Firefox says of a module it already has that fetching it ahead has failed; nobody waits for that.
  const isHint = (element: Element) => element.matches("link[rel=modulepreload]");
  let isLeaving = false;
  addEventListener("beforeunload", () => {
    isLeaving = true;
  });
  addEventListener(
    "error",
    ({ message, target }) => {
      if (!(target instanceof Element)) tell(message);
      else if (!isLeaving && !isHint(target)) tell(`gelmedi: ${target.outerHTML}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => tell(`yakalanmayan hata: ${reason}`));
  addEventListener("securitypolicyviolation", (report) =>
    tell(`kural ${report.effectiveDirective} engelledi: ${report.blockedURI} ${report.sourceFile}`),
  );
  const { error } = console;
  console.error = (...words) => {
    tell(words.join(" "));
    error(...words);
  };
}
