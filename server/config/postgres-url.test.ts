import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("an address of PostgreSQL that cannot be read is refused, and not told, because of its password", () => {
  const url = "postgres://u:S/y#1@db.example/x";
  const read = () => readConfig({ DATABASE_URL: url });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/(DATABASE_\w+: okunamıyor: şifredeki \/ # \?.*\s*[•]?\s*){1}$/);
  expect(read).not.toThrow("S/y");
});

test.each(["postgres://u:S%2Fy%231@db.example/x", "postgres://u@/x?host=/run/postgresql", "postgresql:///x"])(
  "%s can be read",
  (DATABASE_URL) => expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL),
);
