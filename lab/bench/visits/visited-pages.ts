import { startMeasuredShop } from "../measured-shop.ts";
import { openSeeds } from "../seed.ts";
import { type Report, reportOf } from "../table.ts";
import { bytesOf } from "./bytes.ts";
import { openLighthouse } from "./lighthouse.ts";
import { PAGES } from "./measured-pages.ts";
import { withBrowser } from "./phone-visit.ts";

const VISITED = [PAGES.home, PAGES.product, PAGES.category];

/** What a phone receives of each page, and what Lighthouse says about it. */
export async function visitedPages(): Promise<Report> {
  const shop = await startMeasuredShop(await (await openSeeds()).demoShop());
  try {
    const bytes = await withBrowser(async (browser) => {
      const found = [];
      for (const page of VISITED) found.push(...(await bytesOf(browser, shop.url, page)));
      return found;
    });
    const lighthouse = await openLighthouse();
    if (typeof lighthouse === "string") return { ...reportOf(bytes), text: `${reportOf(bytes).text}\n\n${lighthouse}` };
    for (const page of VISITED) bytes.push(...(await lighthouse(shop.url, page)));
    return reportOf(bytes);
  } finally {
    await shop.stop();
  }
}
