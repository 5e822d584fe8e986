import { ask } from "../ask.ts";
import type { Finding } from "../finding.ts";
import { openInProcessShop } from "../in-process-shop.ts";
import type { Seeds } from "../seed.ts";

const VISITORS = 1000;

/** Nothing is rendered before all have asked, so that every one of them finds the page unpublished. */
export async function stampede(seeds: Seeds): Promise<Finding[]> {
  const everyoneAsked = Promise.withResolvers<void>();
  let asked = 0;
  const shop = await openInProcessShop({
    dataDir: await seeds.shopOf(200),
    beforeRender: () => everyoneAsked.promise,
    onRequest() {
      asked += 1;
      if (asked === VISITORS) everyoneAsked.resolve();
    },
  });
  try {
    const answers = await Promise.all(Array.from({ length: VISITORS }, () => ask(`${shop.url}/`)));
    if (answers.some(({ status }) => status !== 200)) throw new Error("Not everyone got the page");
    const what = `Renders for ${VISITORS.toLocaleString("en")} simultaneous requests of an unpublished page`;
    return [{ what, value: shop.renders(), unit: "", target: { atMost: 1 } }];
  } finally {
    await shop.close();
  }
}
