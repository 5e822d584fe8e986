import { z } from "zod";
import { ask } from "../ask.ts";
import { actAtPace } from "./paced.ts";

const order = z.object({ url: z.string(), from: z.string().optional() });

actAtPace((message) => {
  const { url, from } = order.parse(message);
  return async () => {
    const { status } = await ask(url, {
      headers: { "Accept-Encoding": "br", ...(from && { "X-Forwarded-For": from }) },
    });
    if (status !== 200) throw new Error(`${url} answered ${status}`);
  };
});
