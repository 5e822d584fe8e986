import { existsSync } from "node:fs";
import { buildPages } from "./build-pages.ts";

await buildPages();
if (existsSync(".env")) process.loadEnvFile(".env");
await import("../server/main.ts");
