import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOMS } from "./support/code/imports.ts";

const read = (file: string) => readFileSync(file, "utf8");

/** The first words of a group in all matches, without repetitions. */
const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, word = ""]) => word)),
];

test("the image gets every room, and no secret or data", () => {
  const lines = read(".dockerignore").split("\n");
  expect(lines[0]).toBe("*");
  const letIn = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  for (const room of [...ROOMS, "scripts", "public", "package.json", "package-lock.json"])
    expect(letIn).toContain(room);
  for (const kept of [".env", "data", "node_modules", "build", ".git"]) expect(letIn).not.toContain(kept);
});

test.each(["docs/putting-it-online.md", "compose.yaml", "Dockerfile", "ops/nginx-cache.conf", "ops/varnish.vcl"])(
  "%s sets only settings that the shop knows",
  (file) => {
    const known = found(read(".env.example"), /^# ([A-Z_]+)=/gm);
    const ofOthers = new Set(["DOMAIN", "POSTGRES_USER", "POSTGRES_PASSWORD"]);
    const set = found(read(file), /(?:^|[\s"#])([A-Z]+_[A-Z_]+|PORT|HOST|DOMAIN)(?:=|: )/g);
    expect(set.length).toBeGreaterThan(1);
    expect(set.filter((name) => !known.includes(name) && !ofOthers.has(name))).toEqual([]);
  },
);

test("what the service and the image start is there", () => {
  const [, script = ""] = /^ExecStart=\S+ (\S+) start$/m.exec(read("ops/fiyonk.service")) ?? [];
  const [, program = ""] = /^CMD \["node", "(\S+)"\]$/m.exec(read("Dockerfile")) ?? [];
  expect([existsSync(script), existsSync(program)]).toEqual([true, true]);
});

test("the service lets the shop write where the page for a first server puts its data", () => {
  expect(read("ops/fiyonk.service")).toContain("StateDirectory=fiyonk\n");
  expect(read("docs/putting-it-online.md")).toContain("DATA_DIR=/var/lib/fiyonk\n");
});
