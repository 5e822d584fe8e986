import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

export type FaultProxy = {
  /** Removes and answers the faults of pages and server since the last call. */
  takeFaults(): string[];
  close(): void;
};

const SCRIPT = "/fault-proxy.js";
const REPORTS = "/fault-proxy";

/**
 * A proxy before a shop that adds a first script to every page, which reports the page's faults to the proxy. Some engines
 * do not let their console be read from outside, and a script inside misses nothing from the first line on.
 */
export async function openFaultProxy(port: number, shop: string): Promise<FaultProxy> {
  const faults: string[] = [];
  const server = createServer((incoming, response) => {
    if (incoming.url === REPORTS) return takeReport(incoming, response, faults);
    if (incoming.url === SCRIPT) {
      response
        .writeHead(200, { "Content-Type": "text/javascript" })
        .end(`(${reportFaults})(${JSON.stringify(REPORTS)})`);
      return;
    }
    forward(shop, incoming, response, faults);
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

async function takeReport(incoming: IncomingMessage, response: ServerResponse, faults: string[]) {
  faults.push(await text(incoming));
  response.writeHead(204).end();
}

function forward(shop: string, incoming: IncomingMessage, response: ServerResponse, faults: string[]) {
  const { method, url = "/", headers } = incoming;
  const outgoing = request(
    shop + url,
    { method, headers: { ...headers, "accept-encoding": "identity" } },
    async (answer) => {
      const { statusCode = 502, headers: answerHeaders } = answer;
      if (statusCode >= 500) faults.push(`${method} ${url}: ${statusCode}`);
      if (!answerHeaders["content-type"]?.startsWith("text/html")) {
        response.writeHead(statusCode, answerHeaders);
        return answer.pipe(response);
      }
      const html = (await text(answer)).replace("<head>", `<head><script src="${SCRIPT}"></script>`);
      response.writeHead(statusCode, { ...answerHeaders, "content-length": Buffer.byteLength(html) }).end(html);
    },
  );
  outgoing.on("error", (error) => {
    faults.push(`${method} ${url}: ${error.message}`);
    response.destroy();
  });
  incoming.pipe(outgoing);
}

/** Runs in the page, so it uses nothing else of this file. */
function reportFaults(address: string) {
  const report = (fault: string) => navigator.sendBeacon(address, `${location.pathname}: ${fault}`);
  // Firefox reports a failed preload for a module that it has already loaded.
  const isPreload = (element: Element) => element.matches("link[rel=modulepreload]");
  let isLeaving = false;
  addEventListener("beforeunload", () => {
    isLeaving = true;
  });
  addEventListener(
    "error",
    ({ message, target }) => {
      if (!(target instanceof Element)) report(message);
      else if (!isLeaving && !isPreload(target)) report(`gelmedi: ${target.outerHTML}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => report(`yakalanmayan hata: ${reason}`));
  addEventListener("securitypolicyviolation", (violation) =>
    report(`kural ${violation.effectiveDirective} engelledi: ${violation.blockedURI} ${violation.sourceFile}`),
  );
  const { error } = console;
  console.error = (...words) => {
    report(words.join(" "));
    error(...words);
  };
}
