import { once } from "node:events";
import { z } from "zod";
import type { Answer } from "../ask.ts";
import type { BareAnswer } from "./bare-server.ts";
import { forkPlain } from "./plain-node.ts";

export type Rival = { url: string; port: number; stop(): void };

/** A bare `node:http` that gives this answer to everything, started as anyone would start it. */
export async function startRival({ rawHeaders, body }: Pick<Answer, "rawHeaders" | "body">): Promise<Rival> {
  const server = forkPlain("./bare-server.ts");
  const listening = once(server, "message");
  server.send({ headers: sentByHandler(rawHeaders), body: body.toString("base64") } satisfies BareAnswer);
  const [address] = await listening;
  const { port } = z.object({ port: z.number() }).parse(address);
  return { url: `http://localhost:${port}`, port, stop: () => server.disconnect() };
}

/** Headers that Node adds itself. */
const NODES_OWN = new Set(["date", "connection", "keep-alive"]);

function sentByHandler(rawHeaders: readonly string[]): string[] {
  const pairs = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ""]] : []));
  return pairs.filter(([name = ""]) => !NODES_OWN.has(name.toLowerCase())).flat();
}
