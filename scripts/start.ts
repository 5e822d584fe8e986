import { existsSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { buildPages } from "./build-pages.ts";

await buildPages();
if (existsSync(".env")) process.loadEnvFile(".env");
await import("../server/main.ts");
// The shop ends without the ceremony in which Node would do this (server/end/end-process.ts).
flushCompileCache();
