import { cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

type Folders = { assets: string; before: string };

const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
const COPY = { recursive: true, preserveTimestamps: true } as const;

/**
 * A tab that was opened before an update goes on asking for its own scripts; without them it would have to load the page
 * anew, and the cart with it. Files named by their content never stand in each other's way. A failed build leaves them
 * aside for the next one.
 */
export async function keepingAssets(build: () => Promise<void>, { assets, before }: Folders): Promise<void> {
  if (existsSync(assets)) cpSync(assets, before, COPY);
  await build();
  if (!existsSync(before)) return;
  for (const name of readdirSync(before)) {
    const isYoung = Date.now() - statSync(join(before, name)).mtimeMs < KEPT_MS;
    if (isYoung && !existsSync(join(assets, name))) cpSync(join(before, name), join(assets, name), COPY);
  }
  rmSync(before, { recursive: true });
}
