import { type Place, type Program, startProgram } from "./program.ts";

type Ports = { etcd: number; etcdPeer: number };

/** The memory of Patroni: it holds the name of the primary. One is enough here; a real one has three. */
export function startEtcd(place: Place, { etcd, etcdPeer }: Ports): Promise<Program> {
  const [client, peer] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${etcdPeer}`];
  const settings = {
    name: "memory",
    "data-dir": "etcd",
    "listen-client-urls": client,
    "advertise-client-urls": client,
    "listen-peer-urls": peer,
    "initial-advertise-peer-urls": peer,
    "initial-cluster": `memory=${peer}`,
  };
  return startProgram(place, {
    name: "etcd",
    command: ["etcd", ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`)],
    isReady: async () => (await fetch(`${client}/health`)).ok,
  });
}
