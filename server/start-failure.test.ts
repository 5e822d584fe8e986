import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { openDoor } from "./door/door.ts";
import { explainFailure } from "./start-failure.ts";

test("a taken port is one clear sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const failure: unknown = await openDoor({ port, host: "127.0.0.1" }).catch((error: unknown) => error);
  expect(explainFailure(failure, port)).toContain(`${port} numaralı port dolu`);
  other.close();
});

test("wrong settings are told as they are", () => {
  const readWrong = () => readConfig({ PORT: "üç bin" });
  try {
    readWrong();
  } catch (error) {
    expect(explainFailure(error, 3000)).toContain("PORT: 0 ile 65535 arasında bir tam sayı olmalı");
  }
  expect(readWrong).toThrow();
});

test("what nobody can put right is left to the log", () => {
  expect(explainFailure(new Error("a bug"), 3000)).toBeUndefined();
});
