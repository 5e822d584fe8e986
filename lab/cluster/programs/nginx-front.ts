import { readFileSync } from "node:fs";
import { chown, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Place, type Program, startProgram, writeSettings } from "./program.ts";
import { accepts } from "./reachable.ts";

/** The configuration of docs/production.md for several shops, in front of ours. */
export async function startNginx(
  place: Place,
  { port, shops }: { port: number; shops: readonly number[] },
): Promise<Program> {
  await mkdir(join(place.folder, "nginx"));
  if (place.owner) await chown(join(place.folder, "nginx"), place.owner.uid, place.owner.gid);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((of) => `${of}_temp_path nginx/${of};`);
  const { location, upstream, forSeveral } = told();
  const [pattern = ""] = /^ *server .*;$/m.exec(upstream) ?? [];
  const servers = shops.map((shop) => pattern.replace(/server \S+:\d+/, `server 127.0.0.1:${shop}`));
  const file = await writeSettings(
    place,
    "nginx.conf",
    `
daemon off;
worker_processes 1;
pid nginx.pid;
error_log nginx-errors.log;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.join("\n  ")}
  ${upstream.replace(/(?:^ *server .*\n)+/m, `${servers.join("\n")}\n`)}
  server {
    listen 127.0.0.1:${port};
    ${location.replace("http://127.0.0.1:3000;", `http://fiyonk;\n${forSeveral}`)}
  }
}
`,
  );
  const command = ["nginx", "-p", place.folder, "-c", file, "-e", "nginx-errors.log"] as const;
  return startProgram(place, { name: "nginx", command, isReady: () => accepts(port) });
}

/** Fences of docs/production.md: the location of one shop, then what several need. */
function told() {
  const fences = [...readFileSync("docs/production.md", "utf8").matchAll(/```nginx\n([\s\S]+?)```/g)];
  const [location = "", several = ""] = fences.map(([, text]) => text);
  const [upstream = "", forSeveral = ""] = several.split(/^# in the location.*$/m);
  if (!location || !forSeveral)
    throw new Error("docs/production.md tells nothing about nginx and several shops any more");
  return { location, upstream, forSeveral };
}
