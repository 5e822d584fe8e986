import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../../tests/support/free-port.ts";

const run = promisify(execFile);

const OPENS_WITHIN = 10_000;

/** The configuration of docs/production.md in front of `shops`, the lines of nginx's `upstream`. */
export async function openNginx(shops: string) {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-nginx-"));
  try {
    const program = await findProgram(folder);
    const port = await freePort();
    await mkdir(join(folder, "temp"));
    await writeFile(join(folder, "nginx.conf"), configuration(port, shops));
    const child = spawn(program, ["-p", folder, "-c", "nginx.conf", "-e", "error.log"], { stdio: "ignore" });
    const kill = () => child.kill();
    process.once("exit", kill);
    const gone = once(child, "exit");
    await isOpen(port);
    return {
      port,
      async close() {
        process.off("exit", kill);
        kill();
        await gone;
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

export async function lacksNginx(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-nginx-"));
  try {
    await findProgram(folder);
    return undefined;
  } catch {
    return "nginx is not here and Debian's could not be fetched";
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Downloaded and unpacked, because an installation would start nginx at port 80. */
async function findProgram(folder: string): Promise<string> {
  const installed = await run("nginx", ["-v"]).then(
    () => "nginx",
    () => undefined,
  );
  if (installed) return installed;
  await run("apt-get", ["download", "nginx"], { cwd: folder });
  const [archive] = (await readdir(folder)).filter((name) => name.endsWith(".deb"));
  if (!archive) throw new Error("nothing was fetched");
  await run("dpkg", ["-x", archive, "program"], { cwd: folder });
  const program = join(folder, "program/usr/sbin/nginx");
  await run(program, ["-v"]);
  return program;
}

function configuration(port: number, shops: string): string {
  const [, location = ""] = /```nginx\n([\s\S]+?)```/.exec(readFileSync("docs/production.md", "utf8")) ?? [];
  const told = location.replace("http://127.0.0.1:3000", "http://shop");
  if (told === location) throw new Error("docs/production.md tells nothing about nginx any more");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((of) => `${of}_temp_path temp/${of};`);
  return `
    daemon off;
    worker_processes 1;
    pid nginx.pid;
    events {}
    http {
      access_log off;
      ${temporary.join("\n      ")}
      upstream shop { ${shops} }
      server {
        listen 127.0.0.1:${port};
        ${told.replace("proxy_set_header Host", 'proxy_set_header Connection "";\n    proxy_set_header Host')}
      }
    }`;
}

async function isOpen(port: number): Promise<void> {
  const deadline = Date.now() + OPENS_WITHIN;
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const opened = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (opened) return;
    if (Date.now() > deadline) throw new Error("nginx did not open");
    await pause(50);
  }
}
