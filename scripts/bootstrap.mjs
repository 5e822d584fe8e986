// `node scripts/bootstrap.mjs start` runs scripts/start.ts on a fresh clone: it may meet any Node from 16 on and an
// empty node_modules, so it and what it imports is plain JavaScript without packages.
import { dirname } from "node:path";
import { argv, chdir, env, execArgv, execPath, exit } from "node:process";
import { fileURLToPath } from "node:url";
import { foreground, Refusal } from "./commands.mjs";
import { installPackages } from "./install-packages.mjs";
import { shopNode, THRIFT } from "./shop-node.mjs";

chdir(dirname(dirname(fileURLToPath(import.meta.url))));

try {
  await installPackages();
  await runOnShopNode(argv[2]);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  exit(1);
}

async function runOnShopNode(script) {
  const node = shopNode();
  if (node === execPath && isThrifty()) {
    await import("./compile-cache.mjs");
    return import(`./${script}.ts`);
  }
  exit(await foreground(node, [...THRIFT.args, ...argv.slice(1)], { ...THRIFT.env, ...env }));
}

function isThrifty() {
  return THRIFT.args.every((arg) => execArgv.includes(arg));
}
