import { randomUUID } from "node:crypto";
import { chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { unprivileged } from "../../tests/support/databases/postgres-cluster.ts";
import { startEtcd } from "./programs/etcd.ts";
import { openGuard } from "./programs/guard.ts";
import { startHaproxy } from "./programs/haproxy.ts";
import { startNginx } from "./programs/nginx-front.ts";
import { type DatabaseNode, listMembers, startDatabaseNode } from "./programs/patroni.ts";
import { startPgbouncer } from "./programs/pgbouncer.ts";
import { freePorts } from "./programs/ports.ts";
import type { Place, Program } from "./programs/program.ts";
import { startPrometheus } from "./programs/prometheus.ts";
import { type ShopInstance, startShopInstance } from "./programs/shop-instance.ts";

const NUMBERS = [1, 2, 3] as const;

const NAMES = [
  ...["etcd", "etcdPeer", "haproxy", "pgbouncer", "nginx", "prometheus"],
  ...NUMBERS.flatMap((number) => [`database${number}`, `rest${number}`, `shop${number}`, `metrics${number}`]),
];

export type WholeCluster = {
  /** What visitors use: nginx. */
  url: string;
  shops: readonly ShopInstance[];
  databases: readonly DatabaseNode[];
  haproxy: Program;
  /** Addresses of the database behind HAProxy, behind PgBouncer, and of one node. */
  direct: string;
  shared: string;
  addressOf(node: DatabaseNode): string;
  prometheusUrl: string;
  folder: string;
  /** Waits until there is a primary and both others follow it, and answers the primary. */
  settled(): Promise<DatabaseNode>;
  stop(): Promise<void>;
};

/** Three PostgreSQL, PgBouncer, three shops, nginx and Prometheus on this machine's loopback, in a temporary folder. */
export async function startWholeCluster({ isSynchronous = true } = {}): Promise<WholeCluster> {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-cluster-"));
  const owner = unprivileged();
  await mkdir(join(folder, "running"));
  const close = openGuard(folder);
  try {
    if (owner) await chown(folder, owner.uid, owner.gid);
    const started = await startAll({ folder, owner }, isSynchronous);
    return { ...started, folder, stop: close };
  } catch (error) {
    await close();
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startAll(place: Place, isSynchronous: boolean) {
  const ports = await freePorts(NAMES);
  const portOf = (name: string) => ports[name] ?? 0;
  const passwords = { superuser: randomUUID(), replication: randomUUID() };
  await startEtcd(place, { etcd: portOf("etcd"), etcdPeer: portOf("etcdPeer") });

  const nodeOf = (number: number) => ({
    number,
    port: portOf(`database${number}`),
    rest: portOf(`rest${number}`),
    etcd: portOf("etcd"),
    passwords,
    isSynchronous,
  });
  const databases = await Promise.all(NUMBERS.map((number) => startDatabaseNode(place, nodeOf(number))));
  const haproxy = await startHaproxy(place, { port: portOf("haproxy"), nodes: databases });
  const settled = () => settle(databases, isSynchronous);
  const shopsOwn = { user: "fiyonk", password: randomUUID() };
  await createDatabase(addressAt((await settled()).port, "postgres", passwords.superuser, "postgres"), shopsOwn);
  const addressFrom = (port: number) => addressAt(port, shopsOwn.user, shopsOwn.password);
  await startPgbouncer(place, { port: portOf("pgbouncer"), behind: portOf("haproxy"), ...shopsOwn });

  const url = `http://127.0.0.1:${portOf("nginx")}`;
  const [direct, shared] = [addressFrom(portOf("haproxy")), addressFrom(portOf("pgbouncer"))];
  const shopOf = (number: number) => ({
    number,
    port: portOf(`shop${number}`),
    metricsPort: portOf(`metrics${number}`),
    publicUrl: url,
    databaseUrl: shared,
    listenUrl: direct,
  });
  const shops = await Promise.all(NUMBERS.map((number) => startShopInstance(place, shopOf(number))));
  await startNginx(place, { port: portOf("nginx"), shops: shops.map(({ port }) => port) });
  const targets = NUMBERS.map((number) => portOf(`metrics${number}`));
  await startPrometheus(place, { port: portOf("prometheus"), targets });
  return {
    url,
    shops,
    databases,
    haproxy,
    direct,
    shared,
    addressOf: ({ port }: DatabaseNode) => addressFrom(port),
    prometheusUrl: `http://127.0.0.1:${portOf("prometheus")}`,
    settled,
  };
}

const addressAt = (port: number, user: string, password: string, database = user) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

async function createDatabase(address: string, { user, password }: { user: string; password: string }) {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(`create role ${user} login password '${password}'`);
  await client.query(`create database ${user} owner ${user}`);
  await client.end();
}

async function settle(databases: readonly DatabaseNode[], isSynchronous: boolean): Promise<DatabaseNode> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const [asked] = databases;
    const members = asked ? await listMembers(asked).catch(() => []) : [];
    const leader = members.find(({ role }) => role === "leader");
    const followers = members.filter(
      ({ state, role }) => role !== "leader" && ["running", "streaming"].includes(state),
    );
    const isSafe = !isSynchronous || members.some(({ role }) => role === "sync_standby");
    const primary = databases.find(({ name }) => name === leader?.name);
    if (primary && followers.length === databases.length - 1 && isSafe) return primary;
    if (Date.now() > deadline) throw new Error(`The databases did not settle: ${JSON.stringify(members)}`);
    await pause(300);
  }
}
