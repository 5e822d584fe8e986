import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageSources } from "../scripts/build-pages.ts";
import { readConfig } from "../server/config/config.ts";
import { isInImage } from "./support/code/image-files.ts";
import { importsOf } from "./support/code/imports.ts";

const read = (file: string) => readFileSync(file, "utf8");

/** The first words of a group in all matches, without repetitions. */
const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, word = ""]) => word)),
];

function withImports(files: readonly string[]): Set<string> {
  const all = new Set(files);
  for (const file of all) for (const { target } of importsOf(file)) all.add(target);
  return all;
}

test("the image gets what its pages are built from and what it runs, and no secret, data or test", () => {
  const commands = globSync(
    "scripts/{bootstrap.mjs,build.ts,backup.ts,doctor.ts,reset-password.ts,restore.ts,moves/*.ts}",
  );
  const run = withImports(["server/main.ts", "server/workshop/workshop-process.ts", ...commands]);
  const needed = [...pageSources(), ...run, "package.json", "package-lock.json", "vite.config.ts"];
  expect(needed.filter((file) => !isInImage(file))).toEqual([]);
  const kept = [
    ".env",
    "data/fiyonk.sqlite",
    "node_modules/zod/package.json",
    ".git/config",
    "domain/money.test.ts",
    "studio/render.py",
  ];
  expect(kept.filter(isInImage)).toEqual([]);
});

test.each(["docs/putting-it-online.md", "compose.yaml", "Dockerfile", "ops/nginx-cache.conf"])(
  "%s sets only settings that the shop knows",
  (file) => {
    const known = found(read(".env.example"), /^# ([A-Z_]+)=/gm);
    const ofOthers = new Set(["DOMAIN", "POSTGRES_USER", "POSTGRES_PASSWORD"]);
    const set = found(read(file), /(?:^|[\s"#])([A-Z]+_[A-Z_]+|PORT|HOST|DOMAIN)(?:=|: )/g);
    expect(set.length).toBeGreaterThan(1);
    expect(set.filter((name) => !known.includes(name) && !ofOthers.has(name))).toEqual([]);
  },
);

test("nginx keeps the encoding apart from an address that a visitor chooses", () => {
  expect(read("ops/nginx-cache.conf")).toContain('proxy_cache_key "$fiyonk_encoding $fiyonk_address";');
});

test("a password that a document prints is refused", () => {
  const printed = found(
    ["docs/putting-it-online.md", ".env.example", "README.md"].map(read).join("\n"),
    /ADMIN_PASSWORD=([^\s/]+)/g,
  );
  expect(printed.length).toBeGreaterThan(0);
  for (const ADMIN_PASSWORD of printed)
    expect(() => readConfig({ ADMIN_PASSWORD })).toThrow("ADMIN_PASSWORD: bu şifre");
});

test("what the service and the image start is there", () => {
  const [, script = ""] = /^ExecStart=\S+ (\S+) start$/m.exec(read("ops/fiyonk.service")) ?? [];
  const [, program = ""] = /^CMD \["node", "(\S+)"\]$/m.exec(read("Dockerfile")) ?? [];
  expect([existsSync(script), existsSync(program)]).toEqual([true, true]);
});

test("the service lets the shop write where the page for a first server puts its data", () => {
  expect(read("ops/fiyonk.service")).toContain("StateDirectory=fiyonk\n");
  expect(read("docs/putting-it-online.md")).toContain("DATA_DIR=/var/lib/fiyonk\n");
});
