import type { Row } from "../faults/row.ts";
import { lacksPackages as lacks } from "./programs/packages.ts";
import { saveBehindPgbouncer } from "./rows/behind-pgbouncer.ts";
import { killPrimaries } from "./rows/killed-primaries.ts";
import { killShops } from "./rows/killed-shops.ts";
import { loseCommits } from "./rows/lost-commits.ts";
import { compareProcesses } from "./rows/several-processes.ts";

const cluster = { minutes: 20, lacks };

/** Faults of several machines. */
export const CLUSTER_ROWS: readonly Row[] = [
  { id: "primary", what: "The primary killed ten times, with a synchronous standby", hold: killPrimaries, ...cluster },
  { id: "lost-commits", what: "A failover that loses commits", hold: loseCommits, ...cluster },
  { id: "shops", what: "Each shop killed under 200 views a second", hold: killShops, ...cluster },
  { id: "pgbouncer", what: "Saves behind PgBouncer in transaction mode", hold: saveBehindPgbouncer, ...cluster },
  { id: "processes", what: "Two processes as fast as one each", hold: compareProcesses, ...cluster },
];
