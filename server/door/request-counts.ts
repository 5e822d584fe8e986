import type { ServerResponse } from "node:http";

export type RequestCount = { kind: string; status: string; count: number };

/** The first that fits the path is the kind of a request. */
const KINDS: readonly [kind: string, pattern: RegExp][] = [
  ["file", /^\/assets\//],
  ["picture", /^\/media\//],
  ["api", /^\/api\//],
  ["health", /^\/(?:healthz|readyz)$/],
  ["feed", /\.(?:xml|txt|webmanifest)$/],
  ["data", /\.data$/],
];

const OTHER_KIND = "page";

/** Prometheus sees no increase in a series that begins with 1, so these begin with 0. */
const WATCHED_STATUSES = ["429", "500", "503"];

/** The client hung up before an answer began. */
const NO_ANSWER = "none";

/** Counts answers by kind of request and status, since the start of this process. */
export function createRequestCounts() {
  const counts = new Map<string, RequestCount>();
  for (const kind of [...KINDS.map(([name]) => name), OTHER_KIND]) {
    for (const status of WATCHED_STATUSES) counts.set(kind + status, { kind, status, count: 0 });
  }
  return {
    add({ req, headersSent, statusCode }: ServerResponse): void {
      const kind = kindOf(req.url ?? "");
      const status = headersSent ? `${statusCode}` : NO_ANSWER;
      const known = counts.get(kind + status);
      if (known) known.count += 1;
      else counts.set(kind + status, { kind, status, count: 1 });
    },
    list: (): RequestCount[] => [...counts.values()],
  };
}

function kindOf(url: string): string {
  const mark = url.indexOf("?");
  const path = mark === -1 ? url : url.slice(0, mark);
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? OTHER_KIND;
}
