import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { ask } from "../../bench/ask.ts";
import { startMeasuredShop } from "../../bench/measured-shop.ts";
import { startCluster } from "../../tests/support/databases/postgres-cluster.ts";
import type { Held, Tools } from "../row.ts";
import { openCountingDoor } from "./counting-door.ts";
import { openInjectableServer } from "./injectable-server.ts";
import { isInjectable, type Target } from "./sqlmap.ts";
import { shownProduct, type TriedRequest, triedRequests } from "./tried-requests.ts";

const AT_ONCE = 2;

type Database = { dbms: "SQLite" | "PostgreSQL"; env: Record<string, string> };

/** A9: sqlmap tries every parameter and field on both databases; that it would notice is seen by what lets everything in. */
export async function tryInjection({ signal }: Tools): Promise<Held> {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-sqlmap-"));
  const cluster = await startCluster();
  try {
    if (!(await wouldNotice(folder)))
      return { holds: false, figure: "sqlmap found nothing where everything is let in" };
    const databases: Database[] = [
      { dbms: "SQLite", env: {} },
      { dbms: "PostgreSQL", env: { DATABASE_URL: cluster.url } },
    ];
    const tried: Held[] = [];
    for (const database of databases) tried.push(await tryOn(database, folder, signal));
    return { holds: tried.every(({ holds }) => holds), figure: tried.map(({ figure }) => figure).join("; ") };
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function wouldNotice(folder: string): Promise<boolean> {
  const server = await openInjectableServer();
  try {
    return await isInjectable({ url: server.url, method: "GET" }, { dbms: "SQLite", folder });
  } finally {
    server.close();
  }
}

async function tryOn({ dbms, env }: Database, folder: string, signal: AbortSignal): Promise<Held> {
  const shop = await startMeasuredShop(join(folder, dbms), { TRUST_PROXY: "1", DEMO: "1", ...env });
  const door = await openCountingDoor(shop.port);
  try {
    const token = await shop.token();
    const read = async (path: string): Promise<unknown> => JSON.parse((await ask(shop.url + path)).body.toString());
    const { products } = z.object({ products: z.tuple([shownProduct]) }).parse(await read("/api/products?limit=1"));
    const requests = triedRequests(await read("/api/openapi.json"), products[0]);
    const found: string[] = [];
    const waiting = requests.values();
    const worker = async () => {
      for (const request of waiting) {
        if (signal.aborted) return;
        const target = targetOf(request, door.url, token);
        await requireUnderstood(target);
        if (await isInjectable(target, { dbms, folder })) found.push(request.path);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const counts = [...door.counts()].toSorted(([one], [other]) => one - other);
    const failed = counts.filter(([status]) => status >= 500 && status !== 503);
    return {
      holds: found.length === 0 && failed.length === 0 && !signal.aborted,
      figure: [
        `${dbms}: ${found.length} of ${requests.length} requests injectable${found.map((path) => ` ${path}`).join()}`,
        ...counts.map(([status, count]) => `${count} × ${status}`),
      ].join(", "),
    };
  } finally {
    door.close();
    await shop.stop();
  }
}

/** What is refused before it is changed would be refused whatever stands in it. Nobody is signed in by a wrong password. */
async function requireUnderstood({ url, method, body, token }: Target): Promise<void> {
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const { status } = await ask(url.replace("*", ""), { method, headers, body });
  if (status >= 400 && status !== 401) throw new Error(`${url} was answered ${status} before anything was tried`);
}

const targetOf = ({ path, method, body, isSignedIn, hasTriedHeaders }: TriedRequest, url: string, token: string) => ({
  url: url + path,
  method: method ?? (body === undefined ? "GET" : "POST"),
  body,
  token: isSignedIn ? token : undefined,
  hasTriedHeaders,
});
