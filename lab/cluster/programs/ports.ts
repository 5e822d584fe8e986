import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that Linux gives to outgoing connections: one of them could take the port of a stopped program. */
const [LOWEST, HIGHEST] = [15_000, 31_000];

/** Free ports of the loopback, one for each name. */
export async function freePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
  let next = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
  const ports: Partial<Record<Name, number>> = {};
  for (const name of names) {
    while (!(await isFree(next))) next += 1;
    ports[name] = next;
    next += 1;
  }
  return isComplete(ports, names) ? ports : Promise.reject(new Error("no port is free"));
}

const isComplete = <Name extends string>(
  ports: Partial<Record<Name, number>>,
  names: readonly Name[],
): ports is Record<Name, number> => names.every((name) => ports[name] !== undefined);

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
    server.close();
    await once(server, "close");
    return true;
  } catch {
    return false;
  }
}
