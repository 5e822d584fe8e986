import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Place, type Program, startProgram, writeSettings } from "../cluster/programs/program.ts";
import { accepts } from "../cluster/programs/reachable.ts";

export type Ports = { port: number; shopPort: number };

/** nginx with the shipped configuration; only addresses and folders are others. */
export async function startCachingNginx(place: Place, { port, shopPort }: Ports): Promise<Program> {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  for (const kind of kinds) await mkdir(join(place.folder, kind), { recursive: true });
  const shipped = replaced(readFileSync("ops/nginx-cache.conf", "utf8"), {
    "127.0.0.1:3000": `127.0.0.1:${shopPort}`,
    "127.0.0.1:8080": `127.0.0.1:${port}`,
    "/var/cache/fiyonk": join(place.folder, "cache"),
  });
  const file = await writeSettings(
    place,
    "nginx.conf",
    `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
pid nginx.pid;
error_log nginx-errors.log;
events { worker_connections 4096; }
http {
  access_log off;
  ${kinds.map((kind) => `${kind}_temp_path ${kind};`).join("\n  ")}
  ${shipped}
}
`,
  );
  const command = ["nginx", "-p", place.folder, "-c", file, "-e", "nginx-errors.log"] as const;
  return startProgram(place, { name: "nginx", command, isReady: () => accepts(port) });
}

/** Varnish with the shipped configuration, started as its first lines say. */
export async function startVarnish(place: Place, { port, shopPort }: Ports): Promise<Program> {
  const shipped = replaced(readFileSync("ops/varnish.vcl", "utf8"), { 'port = "3000"': `port = "${shopPort}"` });
  const file = await writeSettings(place, "fiyonk.vcl", shipped);
  const [, told = ""] = /^# varnishd -a \S+ -f \S+ (.+)$/m.exec(shipped) ?? [];
  const work = join(place.folder, "varnish");
  await mkdir(work, { recursive: true });
  const address = ["-a", `127.0.0.1:${port}`, "-f", file, "-n", work];
  const command = ["varnishd", "-F", "-j", "none", ...address, ...told.split(" ")] as const;
  return startProgram(place, { name: "varnish", command, isReady: () => accepts(port) });
}

function replaced(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The shipped configuration has no ${from} any more`);
    return changed.replace(from, to);
  }, text);
}
