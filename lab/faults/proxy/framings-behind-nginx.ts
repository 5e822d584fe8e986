import { once } from "node:events";
import { connect } from "node:net";
import { AMBIGUOUS } from "../../../tests/support/made-up/framings.ts";
import { ask } from "../../bench/ask.ts";
import { startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import type { Held } from "../row.ts";
import { openNginx } from "./nginx.ts";

const PATIENCE_MS = 1000;
/** nginx's answer to an unknown transfer coding. */
const NOT_KNOWN = "501";
/** Requests of others that follow on the same connection between nginx and the shop. */
const OTHERS = 4;

/** A12: no request sent through nginx changes another client's answer. */
export async function frameBehindNginx(): Promise<Held> {
  const shop = await startMeasuredShop(await (await openSeeds()).demoShop(), { TRUST_PROXY: "1" });
  // Shared connections to the shop.
  const nginx = await openNginx(`server 127.0.0.1:${shop.port}; keepalive 1;`);
  const url = `http://127.0.0.1:${nginx.port}`;
  try {
    const odd: string[] = [];
    for (const [name, raw] of AMBIGUOUS) {
      const answers = [...(await say(nginx.port, raw)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
      if (answers.some((status = "") => status.startsWith("5") && status !== NOT_KNOWN))
        odd.push(`${name}: ${answers}`);
      for (let other = 0; other < OTHERS; other += 1) {
        const { status, body } = await ask(`${url}/api/suggestions?q=${other}`);
        if (status !== 200 || !body.includes("{")) odd.push(`after ${name}: ${status}`);
      }
    }
    return {
      holds: odd.length === 0,
      figure:
        `${AMBIGUOUS.length} framings through nginx, ${AMBIGUOUS.length * OTHERS} others answered, ${odd.length} of them oddly ${odd.slice(0, 3).join(", ")}`.trim(),
    };
  } finally {
    await nginx.close();
    await shop.stop();
  }
}

/** Bytes received until the connection closes or the time is over: nginx waits for more of most requests. */
async function say(port: number, raw: string): Promise<string> {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  let said = "";
  socket.on("data", (part) => {
    said += part;
  });
  const closed = once(
    socket.on("error", () => {}),
    "close",
  );
  const patience = setTimeout(() => socket.destroy(), PATIENCE_MS);
  socket.write(raw, "latin1");
  await closed;
  clearTimeout(patience);
  return said;
}
