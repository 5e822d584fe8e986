import type { PageBytes } from "../http/page-bytes.ts";
import type { Asker, Kitchen } from "../turns/kitchen.ts";
import type { Published } from "./published.ts";

/**
 * Who asks for a page that has to be rendered takes a turn, even when somebody else waits for the same page already: a flood's
 * turn would come late. All who ask from one network for one page share a turn, so that nobody is refused for her neighbours.
 */
export function createAskedPages(published: Pick<Published, "find" | "revision">, kitchen: Kitchen) {
  const waiting = new Map<string, Promise<PageBytes>>();

  return function ask(path: string, { networks }: Asker): Promise<PageBytes> {
    // Who asks after a write must not share the turn of who asked before.
    const key = [published.revision(), networks.at(-1), path].join(" ");
    const known = waiting.get(key);
    if (known) return known;
    const page = kitchen
      .make("pages", { networks }, async () => published.find(path))
      .finally(() => waiting.delete(key));
    waiting.set(key, page);
    return page;
  };
}
