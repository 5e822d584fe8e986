// `node scripts/bootstrap.mjs start` runs scripts/start.ts on a fresh clone: it may meet any Node from 16 on and an
// empty node_modules, so it and what it imports is plain JavaScript without packages.
import module from "node:module";
import { dirname } from "node:path";
import { argv, chdir, env, execPath, exit } from "node:process";
import { fileURLToPath } from "node:url";
import { foreground, Refusal } from "./commands.mjs";
import { installPackages } from "./install-packages.mjs";
import { finishVersionChange } from "./lock.mjs";
import { shopNode } from "./shop-node.mjs";

chdir(dirname(dirname(fileURLToPath(import.meta.url))));

try {
  await finishVersionChange();
  await installPackages();
  await runOnShopNode(argv[2]);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  exit(1);
}

async function runOnShopNode(script) {
  const node = shopNode();
  if (node !== execPath) exit(await foreground(node, argv.slice(1), env));
  // Types are stripped once, not at every start: that is a quarter of it.
  module.enableCompileCache("node_modules/.cache/compiled");
  await import(`./${script}.ts`);
}
