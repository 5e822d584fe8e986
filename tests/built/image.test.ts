import { symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { composeEnvironment, copyImageTo } from "../support/code/image-files.ts";
import { createTestDatabase } from "../support/databases/postgres-databases.ts";
import { startShop } from "../support/shop-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

test("the files that the image gets start a shop as compose does, which draws the picture that chats show", async () => {
  const tree = await temporaryFolder();
  await copyImageTo(tree);
  await symlink(resolve("build"), join(tree, "build"));
  const env = { ...composeEnvironment(await createTestDatabase(inject("postgres"))), DEMO: "0" };
  const shop = await startShop({ tree, env });
  onTestFinished(() => void shop.stop());
  const home = await (await fetch(shop.url)).text();
  const [, card = ""] = /property="og:image" content="https:\/\/fiyonk\.example([^"]+)"/.exec(home) ?? [];
  const drawn = await fetch(shop.url + card);
  expect([drawn.status, drawn.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
});
