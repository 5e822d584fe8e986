import { expect, test } from "vitest";
import { asOutage, isTemporary } from "./outage.ts";

const missing = (syscall: string) => Object.assign(new Error("ENOENT"), { code: "ENOENT", syscall });

test("a socket that is not there is an outage, for which a start waits; a missing file is none", () => {
  expect([asOutage(missing("connect")), isTemporary(missing("connect"))]).toEqual([
    expect.objectContaining({ code: "unavailable" }),
    true,
  ]);
  expect([asOutage(missing("open")), isTemporary(missing("open"))]).toEqual([missing("open"), false]);
});
