import { existsSync } from "node:fs";
import { foreground } from "./commands.mjs";

const WATCHED = ["server", "storage", "domain", "content"].map((room) => `--watch-path=${room}`);

if (existsSync(".env")) process.loadEnvFile(".env");
const args = [...WATCHED, "--watch-preserve-output", "server/main.ts"];
process.exitCode = await foreground(process.execPath, args, { ...process.env, VITE_DEV: "1" });
