import { buildPages } from "../../scripts/build-pages.ts";
import { ADMIN } from "../bench/measured-shop.ts";
import { lacksPackages } from "./programs/packages.ts";
import { startWholeCluster } from "./whole-cluster.ts";

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(0));

const lacking = await lacksPackages();
if (lacking) {
  console.error(`The cluster cannot run: ${lacking}.`);
  process.exit(1);
}
await buildPages();
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
