import { ADMIN } from "../bench/measured-shop.ts";
import { lacksPackages } from "./programs/packages.ts";
import { startWholeCluster } from "./whole-cluster.ts";

/** Starts the cluster and prints its addresses. It runs as long as this process. */
export async function showCluster(): Promise<void> {
  const lacking = await lacksPackages();
  if (lacking) throw new Error(`The cluster cannot run: ${lacking}.`);
  console.log("Starting the cluster, which takes about a minute.");
  const { url, shops, databases, direct, shared, prometheusUrl, folder, settled } = await startWholeCluster();
  const primary = await settled();
  console.log(`
  shop        ${url}  (nginx; sign in as ${ADMIN.email}, ${ADMIN.password})
  instances   ${shops.map(({ url }) => url).join("  ")}
  PgBouncer   ${shared}
  HAProxy     ${direct}
  PostgreSQL  ${databases.map(({ name, port }) => `${name} 127.0.0.1:${port}`).join("  ")}  (primary: ${primary.name})
  Patroni     ${databases.map(({ rest }) => `http://127.0.0.1:${rest}/cluster`).join("  ")}
  Prometheus  ${prometheusUrl}
  files       ${folder}  (settings and logs)

It runs until Ctrl-C, which stops everything and removes the files within ten seconds.
`);
}
