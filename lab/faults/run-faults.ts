import { argv } from "node:process";
import { buildPages } from "../../scripts/build-pages.ts";
import { ROWS } from "./all-rows.ts";
import { knownRows, printTried } from "./tried-rows.ts";

const asked = argv.slice(3);
const rows = knownRows(ROWS, asked);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

await buildPages();
/** Makes tests with a longer form use it. */
process.env.THOROUGH = "1";
process.exit(await printTried(rows, ["npm run faults", ...(asked.length > 0 ? ["--", ...asked] : [])].join(" ")));
