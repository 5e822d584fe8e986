import { z } from "zod";
import { ask } from "../ask.ts";
import { actAtPace } from "./paced.ts";

const order = z.object({ url: z.string() });

actAtPace((message) => {
  const { url } = order.parse(message);
  return async () => {
    const { status } = await ask(url, { headers: { "Accept-Encoding": "br" } });
    if (status !== 200) throw new Error(`${url} answered ${status}`);
  };
});
