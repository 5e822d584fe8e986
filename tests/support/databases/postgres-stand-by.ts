import { execFile } from "node:child_process";
import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { vi } from "vitest";
import { freePort } from "../free-port.ts";
import { FAST, type RunningCluster, serve, stop } from "./postgres-cluster.ts";
import { query } from "./postgres-databases.ts";

const execute = promisify(execFile);
const WITHIN = { timeout: 20_000 };

/** A second server that follows `primary` by asynchronous streaming replication. The primary restarts for it. */
export async function startStandBy(primary: RunningCluster) {
  const { owner, programs } = primary.files;
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-postgres-"));
  await primary.stopAtOnce();
  await copyFolder(primary, join(folder, "data"));
  if (owner) await execute("chown", ["-R", `${owner.uid}:${owner.gid}`, folder]);
  await primary.startAgain();
  const port = await freePort();
  const server = await serve({ folder, owner, programs, port, options: FAST });
  const url = Object.assign(new URL(primary.url), { port: `${port}` }).href;
  const firstValue = async (of: string, sql: string) => Object.values((await query(of, sql)).rows[0] ?? {})[0];

  return {
    url,
    /** Waits until everything that the primary has committed is here. */
    async catchUp() {
      const written = await firstValue(primary.url, "select pg_current_wal_insert_lsn()");
      await vi.waitUntil(() => firstValue(url, `select pg_last_wal_replay_lsn() >= '${written}'`), WITHIN);
    },
    /** Nothing that the primary commits from now on comes here. */
    async stopFollowing() {
      await query(url, "alter system set primary_conninfo = ''");
      await query(url, "select pg_reload_conf()");
      await vi.waitUntil(() => firstValue(url, "select count(*) = 0 from pg_stat_wal_receiver"), WITHIN);
    },
    promote: () => query(url, "select pg_promote()"),
    async stop() {
      await stop(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function copyFolder({ url, files }: RunningCluster, copy: string): Promise<void> {
  await execute("cp", ["-RP", join(files.folder, "data"), copy]);
  await writeFile(join(copy, "standby.signal"), "");
  await appendFile(join(copy, "postgresql.auto.conf"), `primary_conninfo = '${url}'\n`);
}
