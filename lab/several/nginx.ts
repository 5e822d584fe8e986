import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../tests/support/free-port.ts";

const run = promisify(execFile);

const OPENS_WITHIN = 10_000;

/** The configuration of docs/production.md for several shops, in front of the shops at these ports. */
export async function openNginx(shops: readonly number[]) {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-nginx-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const program = await findProgram(folder);
    const port = await freePort();
    await mkdir(join(folder, "temp"));
    await writeFile(join(folder, "nginx.conf"), configuration(port, shops));
    const child = spawn(program, ["-p", folder, "-c", "nginx.conf", "-e", "error.log"], { stdio: "ignore" });
    const kill = () => child.kill();
    process.once("exit", kill);
    const gone = once(child, "exit");
    const url = `http://localhost:${port}`;
    await isOpen(url);
    return {
      url,
      async close() {
        process.off("exit", kill);
        kill();
        await gone;
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Debian's, downloaded and unpacked, because an installation would start nginx at port 80. */
async function findProgram(folder: string): Promise<string> {
  const installed = await run("nginx", ["-v"]).then(
    () => "nginx",
    () => undefined,
  );
  if (installed) return installed;
  await run("apt-get", ["download", "nginx"], { cwd: folder });
  const [archive] = (await readdir(folder)).filter((name) => name.endsWith(".deb"));
  if (!archive) throw new Error("nginx is not here and Debian's could not be fetched");
  await run("dpkg", ["-x", archive, "program"], { cwd: folder });
  return join(folder, "program/usr/sbin/nginx");
}

/** Fences of docs/production.md: the location of one shop, then what several need. */
function configuration(port: number, shops: readonly number[]): string {
  const fences = [...readFileSync("docs/production.md", "utf8").matchAll(/```nginx\n([\s\S]+?)```/g)];
  const [location = "", several = ""] = fences.map(([, text]) => text);
  const [upstream = "", forSeveral] = several.split(/^# in the location.*$/m);
  const [pattern = ""] = /^ *server .*;$/m.exec(upstream) ?? [];
  if (!pattern || !forSeveral) throw new Error("docs/production.md says nothing about several shops any more");
  const servers = shops.map((shop) => pattern.replace(/server \S+:\d+/, `server 127.0.0.1:${shop}`));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((of) => `${of}_temp_path temp/${of};`);
  return `
    daemon off;
    worker_processes 1;
    pid nginx.pid;
    events { worker_connections 4096; }
    http {
      access_log off;
      ${temporary.join("\n      ")}
      ${upstream.replace(/(?:^ *server .*\n)+/m, `${servers.join("\n")}\n`)}
      server {
        listen 127.0.0.1:${port};
        ${location.replace("http://127.0.0.1:3000;", `http://fiyonk;\n${forSeveral}`)}
      }
    }`;
}

async function isOpen(url: string): Promise<void> {
  const deadline = Date.now() + OPENS_WITHIN;
  while (!(await fetch(url).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error("nginx did not open");
    await pause(50);
  }
}
