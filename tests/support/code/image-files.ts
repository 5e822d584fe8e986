import { readFileSync } from "node:fs";
import { cp, symlink } from "node:fs/promises";
import { dirname, join, matchesGlob, resolve } from "node:path";
import { filesIn } from "./imports.ts";

/** As Docker decides: the last line that names the file or a folder above it. The first line leaves out everything. */
export function isInImage(file: string): boolean {
  const path = [file];
  for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) path.push(folder);
  const [first, ...lines] = readFileSync(".dockerignore", "utf8").trim().split("\n");
  const last = lines.findLast((line) => path.some((part) => matchesGlob(part, line.replace(/^!/, ""))));
  return last?.startsWith("!") ?? first !== "*";
}

/** A tree of exactly the files that the image gets, and the packages. */
export async function copyImageTo(tree: string): Promise<void> {
  for (const file of filesIn([]).filter(isInImage)) await cp(file, join(tree, file));
  await symlink(resolve("node_modules"), join(tree, "node_modules"));
}

/** What compose.yaml sets, but for the machine's address. */
export const composeEnvironment = (databaseUrl: string): Record<string, string> => ({
  NODE_ENV: "production",
  PUBLIC_URL: "https://fiyonk.example",
  DATABASE_URL: databaseUrl,
  TRUST_PROXY: "1",
});
