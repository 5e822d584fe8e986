import type { DatabaseNode } from "./patroni.ts";
import { type Place, type Program, startProgram, writeSettings } from "./program.ts";
import { accepts } from "./reachable.ts";

/** Leads to whichever PostgreSQL is the primary, as its Patroni says. */
export async function startHaproxy(
  place: Place,
  { port, nodes }: { port: number; nodes: readonly DatabaseNode[] },
): Promise<Program> {
  const servers = nodes.map(({ name, port, rest }) => `server ${name} 127.0.0.1:${port} check port ${rest}`);
  const file = await writeSettings(
    place,
    "haproxy.cfg",
    `
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s

listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
  ${servers.join("\n  ")}
`,
  );
  return startProgram(place, {
    name: "haproxy",
    command: ["haproxy", "-db", "-f", file],
    isReady: () => accepts(port),
  });
}
