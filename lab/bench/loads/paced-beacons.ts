import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { PULSE_PATH } from "../../../domain/pulse/pulse-beacon.ts";

const order = z.object({ port: z.number(), paths: z.array(z.string()), aSecond: z.number() });

const CONNECTIONS = 20;
const TICK_MS = 10;
const PATIENCE_MS = 10_000;

let isOver = false;

/** Runs in a process of its own: tells the shop of views at an even pace until `stop`, then sends how many were told and answered. */
process.on("message", async (message) => {
  if (message === "stop") {
    isOver = true;
    return;
  }
  const { port, paths, aSecond } = order.parse(message);
  let [told, answered] = [0, 0];
  const countAnswer = () => {
    answered += 1;
  };
  const sockets = Array.from({ length: CONNECTIONS }, () => connect({ port, host: "localhost", noDelay: true }));
  for (const socket of sockets) socket.setEncoding("latin1").on("data", counted(countAnswer));
  const requests = paths.map((path) => requestOf(port, path));
  const startedAt = performance.now();
  while (!isOver) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * aSecond);
    for (; told < due; told += 1) sockets[told % CONNECTIONS]?.write(requests[told % requests.length] ?? "");
    await pause(TICK_MS);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  for (let waited = 0; answered < told && waited < PATIENCE_MS; waited += TICK_MS) await pause(TICK_MS);
  for (const socket of sockets) socket.destroy();
  process.send?.({ told, answered, seconds });
});
process.once("disconnect", () => process.exit());

const ANSWER = "HTTP/1.1 204";

/** Calls for each answer, also for one whose first line comes in two pieces. */
function counted(count: () => void) {
  let rest = "";
  return (text: string) => {
    const parts = (rest + text).split(ANSWER);
    for (const _ of parts.slice(1)) count();
    rest = (parts.at(-1) ?? "").slice(1 - ANSWER.length);
  };
}

function requestOf(port: number, path: string): string {
  const body = JSON.stringify({ event: "view", source: "instagram", path });
  const head = [`POST ${PULSE_PATH} HTTP/1.1`, `Host: localhost:${port}`, "Sec-Fetch-Site: same-origin"];
  return [...head, "Content-Type: text/plain", `Content-Length: ${body.length}`, "", body].join("\r\n");
}
