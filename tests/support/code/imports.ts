import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** From top to bottom: each room imports only from rooms below it. */
export const ROOMS = ["app", "server", "storage", "content", "domain"] as const;
export type Room = (typeof ROOMS)[number];

export type Imported = { from: string; target: string; isType: boolean };

export const roomOf = (file: string): Room | undefined => ROOMS.find((room) => file.startsWith(`${room}/`));

/** The node of the import graph that a file belongs to: its folder, or the file itself at the top of its room. */
export const graphNodeOf = (file: string): string => (file.split("/").length === 2 ? file : dirname(file));

/** All files in these folders, committed or not, without ignored ones. */
export function filesIn(folders: readonly string[]): string[] {
  const listing = ["ls-files", "--cached", "--others", "--exclude-standard", ...folders];
  const files = execFileSync("git", listing, { encoding: "utf8" }).split("\n");
  return files.filter((file) => file !== "" && existsSync(file));
}

export const isTest = (file: string): boolean => file.includes(".test.");

/** Code and styles of the rooms. */
export const sourcesOfRooms = (): string[] =>
  filesIn(ROOMS).filter((file) => /\.(?:tsx?|css)$/.test(file) && !isTest(file));

const STATEMENT = /^(?:import|export)\s+(type\s)?[^;]*?["'](\.[^"']+)["']/gm;
const DYNAMIC = /\bimport\("(\.[^"]+)"\)/g;
/** Tables of pages name files instead of importing them. */
const TABLES_OF_PAGES = ["app/routes.ts", "app/admin/frame/panel-sections.ts"];
const PAGE = /"([\w/-]+\.tsx)"/g;

/** All own files that a file imports: statically, dynamically, or as the page of a route. */
export function importsOf(file: string): Imported[] {
  if (!/\.tsx?$/.test(file)) return [];
  const text = readFileSync(file, "utf8");
  const imported = (target: string, isType = false) => ({ from: file, target: resolved(file, target), isType });
  const pages = TABLES_OF_PAGES.includes(file) ? [...text.matchAll(PAGE)] : [];
  return [
    ...[...text.matchAll(STATEMENT)].map(([, type, target = ""]) => imported(target, type !== undefined)),
    ...[...text.matchAll(DYNAMIC)].map(([, target = ""]) => imported(target)),
    ...pages.map(([, page = ""]) => ({ from: "app/routes.ts", target: `app/${page}`, isType: false })),
  ].filter(({ target }) => !target.includes("/+types/"));
}

const PACKAGE = /^(?:import|export)\s+(?!type\s)(?:[^;"']*?\sfrom\s+)?["']([^."'][^"']*)["']/gm;

/** The packages that a file imports statically, without those imported for types only. */
export const packagesImportedBy = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(PACKAGE)].map(([, name = ""]) => name);

const resolved = (file: string, target: string) => normalize(join(dirname(file), target)).replace(/\?.*/, "");
