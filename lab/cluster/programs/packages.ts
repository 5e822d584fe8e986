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

/** Why the programs, by default those of the cluster, cannot run here, if so. */
export async function lacksPackages(packages: Record<string, string> = PACKAGES): Promise<string | undefined> {
  for (const [name, file] of Object.entries(packages)) {
    const lacking = await lacksPackage(name, () => isHere(file));
    if (lacking) return lacking;
  }
  return undefined;
}

function isHere(file: string): boolean {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return file.startsWith("/") ? existsSync(file) : folders.some((folder) => existsSync(join(folder, file)));
}
