import { existsSync } from "node:fs";
import { examine } from "./doctor/examination.ts";
import { report } from "./doctor/machine-findings.ts";

if (existsSync(".env")) process.loadEnvFile(".env");
const { text, exitCode } = report(await examine(process.env));
console.log(text);
process.exitCode = exitCode;
