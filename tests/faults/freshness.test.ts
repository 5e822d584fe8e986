import { expect, onTestFinished, test } from "vitest";
import { openDoor } from "../../server/door/door.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { interleave } from "../support/interleaving/interleaving.ts";
import { kindsOfWrite } from "../support/interleaving/kinds-of-write.ts";
import { openApp } from "../support/open-app.ts";
import { randomRuns } from "../support/thorough.ts";

test.each(Array.from({ length: randomRuns(1) }, (_, at) => at + 1))(
  "no page is older than an acknowledged write, in random order %i (§10 published)",
  async (seed) => {
    const shop = await openApp({ overrides: { openPages: openBuiltPages } });
    const door = await openDoor({ port: 0, host: "localhost" });
    door.open(shop.listener);
    onTestFinished(async () => {
      await door.close({ timeoutMs: 0 });
      await shop.close();
    });
    await shop.prepare();
    const get = async (path: string) => (await fetch(`http://localhost:${door.port}${path}`)).text();
    const violations = await interleave(await kindsOfWrite(shop, get), { operations: 400, atOnce: 6, seed });
    expect(violations).toEqual([]);
  },
);
