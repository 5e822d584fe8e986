import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { composeEnvironment, copyImageTo } from "../../tests/support/code/image-files.ts";
import { startCluster } from "../../tests/support/databases/postgres-cluster.ts";
import { startShop } from "../../tests/support/shop-process.ts";
import type { Report } from "../bench/table.ts";

/** The pages built from exactly the files that the image gets, and the result started as compose does. Needs no container. */
export async function tryImage(): Promise<Report> {
  const tree = await mkdtemp(join(tmpdir(), "fiyonk-image-"));
  const postgres = await startCluster();
  try {
    await copyImageTo(tree);
    await promisify(execFile)(process.execPath, ["scripts/build.ts"], { cwd: tree });
    const shop = await startShop({ tree, env: composeEnvironment(postgres.url) });
    const paths = ["/", "/ara?q=kolye", "/admin", "/api/products"];
    const answers = await Promise.all(paths.map((path) => fetch(shop.url + path)));
    const exitCode = await shop.stop();
    const told = answers.map(({ status }, index) => `${paths[index]} ${status}`);
    return {
      text: `${told.join(", ")}; exit code ${exitCode}`,
      holds: answers.every(({ ok }) => ok) && exitCode === 0,
    };
  } finally {
    await postgres.stop();
    await rm(tree, { recursive: true, force: true });
  }
}
