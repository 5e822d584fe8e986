import { existsSync } from "node:fs";
import { report } from "./doctor/diagnosis.ts";
import { examine } from "./doctor/examination.ts";

if (existsSync(".env")) process.loadEnvFile(".env");
const { text, exitCode } = report(await examine(process.env));
console.log(text);
process.exitCode = exitCode;
