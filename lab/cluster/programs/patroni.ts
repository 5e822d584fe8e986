import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { type Place, type Program, startProgram, writeSettings } from "./program.ts";

export type Passwords = { superuser: string; replication: string };

type Given = {
  number: number;
  etcd: number;
  /** Ports of PostgreSQL and of Patroni's own answers. */
  port: number;
  rest: number;
  passwords: Passwords;
  isSynchronous: boolean;
};

export type DatabaseNode = {
  name: string;
  port: number;
  rest: number;
  /** Process ids of the server and of all its processes. */
  pids(): Promise<number[]>;
  /** Ends PostgreSQL and its Patroni with `kill -9`. */
  kill(): Promise<void>;
  start(): Promise<void>;
};

/** One PostgreSQL and the Patroni that starts and watches it. */
export async function startDatabaseNode(place: Place, given: Given): Promise<DatabaseNode> {
  const name = `database-${given.number}`;
  const data = join(place.folder, name);
  const file = await writeSettings(
    place,
    `${name}.yml`,
    settings({ ...given, name, data, programs: await programs() }),
  );
  const start = (): Promise<Program> =>
    startProgram(place, {
      name: `patroni-${given.number}`,
      command: ["/usr/bin/patroni", file],
      isReady: async () => (await fetch(`http://127.0.0.1:${given.rest}/health`)).ok,
    });
  let patroni = await start();
  const pids = async () => {
    const [postmaster = ""] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1);
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8");
    return [postmaster, ...children.split(" ").filter(Boolean)].map(Number);
  };
  return {
    name,
    port: given.port,
    rest: given.rest,
    pids,
    async kill() {
      const processes = await pids();
      // Patroni first: it would start the server again.
      await patroni.kill();
      for (const pid of processes) sendKill(pid);
      while (processes.some(isThere)) await pause(20);
    },
    async start() {
      patroni = await start();
    },
  };
}

/** Children end by themselves soon after the postmaster: one may be gone already. */
function sendKill(pid: number): void {
  if (isThere(pid)) process.kill(pid, "SIGKILL");
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const clusterAnswer = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

/** What Patroni says about the members: leader, sync_standby or replica, and running, streaming or else. */
export async function listMembers({ rest }: Pick<DatabaseNode, "rest">) {
  return clusterAnswer.parse(await (await fetch(`http://127.0.0.1:${rest}/cluster`)).json()).members;
}

/** Debian has a folder for each version. */
async function programs(): Promise<string> {
  const root = "/usr/lib/postgresql";
  const [newest = ""] = (await readdir(root)).sort((one, other) => Number(other) - Number(one));
  return join(root, newest, "bin");
}

type Written = Given & { name: string; data: string; programs: string };

/** A primary that is gone is replaced after at most `ttl` and `loop_wait` seconds. */
const settings = ({ name, data, programs, etcd, port, rest, passwords, isSynchronous }: Written) => `
scope: fiyonk
name: ${name}
restapi: { listen: "127.0.0.1:${rest}", connect_address: "127.0.0.1:${rest}" }
etcd3: { host: "127.0.0.1:${etcd}" }
log: { level: INFO }
bootstrap:
  dcs:
    ttl: 15
    loop_wait: 3
    retry_timeout: 5
    maximum_lag_on_failover: 33554432
    synchronous_mode: ${isSynchronous}
    synchronous_mode_strict: ${isSynchronous}
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 100, max_wal_senders: 10, wal_log_hints: "on" }
  initdb: [{ encoding: UTF8 }, { locale: C }, data-checksums]
  pg_hba: ["host all all 127.0.0.1/32 scram-sha-256", "host replication all 127.0.0.1/32 scram-sha-256"]
postgresql:
  listen: "127.0.0.1:${port}"
  connect_address: "127.0.0.1:${port}"
  data_dir: ${data}
  bin_dir: ${programs}
  pgpass: ${data}-pgpass
  parameters: { unix_socket_directories: "", password_encryption: scram-sha-256 }
  authentication:
    superuser: { username: postgres, password: "${passwords.superuser}" }
    replication: { username: replicator, password: "${passwords.replication}" }
`;
