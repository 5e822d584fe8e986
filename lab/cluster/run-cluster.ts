import { argv } from "node:process";
import { buildPages } from "../../scripts/build-pages.ts";
import { knownRows, printTried } from "../faults/tried-rows.ts";
import { CLUSTER_ROWS } from "./all-cluster-rows.ts";
import { showCluster } from "./shown-cluster.ts";

const asked = argv.slice(3);
const rows = asked.includes("all") ? [...CLUSTER_ROWS] : knownRows(CLUSTER_ROWS, asked);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(0));

await buildPages();
if (asked.length > 0) process.exit(await printTried(rows, `npm run cluster -- ${asked.join(" ")}`));
await showCluster();
