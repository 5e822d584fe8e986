import { once } from "node:events";
import { createServer } from "node:http";
import { z } from "zod";

const answer = z.object({ headers: z.array(z.string()), body: z.base64() });
export type BareAnswer = z.output<typeof answer>;

/** The rival: the least that `node:http` can do to answer the same bytes. */
process.once("message", async (message) => {
  const { headers, body } = answer.parse(message);
  const bytes = Buffer.from(body, "base64");
  const server = createServer({ keepAliveTimeout: 65_000 }, (_, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0);
  await once(server, "listening");
  process.send?.(server.address());
});
process.once("disconnect", () => process.exit(0));
