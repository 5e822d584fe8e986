import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { lacksPackage } from "../../faults/debian-package.ts";

/** Debian's packages, and a file that each brings. */
const PACKAGES = {
  postgresql: "/usr/lib/postgresql",
  patroni: "/usr/bin/patroni",
  "etcd-server": "etcd",
  haproxy: "haproxy",
  pgbouncer: "pgbouncer",
  "nginx-light": "nginx",
  prometheus: "prometheus",
};

/** Why the cluster cannot run here, if so. */
export async function lacksPackages(): Promise<string | undefined> {
  for (const [name, file] of Object.entries(PACKAGES)) {
    const lacking = await lacksPackage(name, () => isHere(file));
    if (lacking) return lacking;
  }
  return undefined;
}

function isHere(file: string): boolean {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return file.startsWith("/") ? existsSync(file) : folders.some((folder) => existsSync(join(folder, file)));
}
