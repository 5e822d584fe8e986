import { type Place, type Program, startProgram, writeSettings } from "./program.ts";
import { accepts } from "./reachable.ts";

type Given = { port: number; behind: number; user: string; password: string };

/** Shares connections between the shops, one for each transaction. */
export async function startPgbouncer(place: Place, { port, behind, user, password }: Given): Promise<Program> {
  const users = await writeSettings(place, "pgbouncer-users.txt", `"${user}" "${password}"\n`);
  const file = await writeSettings(
    place,
    "pgbouncer.ini",
    `
[databases]
${user} = host=127.0.0.1 port=${behind}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
# After a refused login it would wait for 15 seconds; a failover refuses some.
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 5
`,
  );
  return startProgram(place, { name: "pgbouncer", command: ["pgbouncer", file], isReady: () => accepts(port) });
}
