import type { Browser, CDPSession } from "@playwright/test";
import { z } from "zod";

type Wanted = { url: string; blocked: string[]; slower: number; stays: number };

const VIEW = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

const created = z.object({ browserContextId: z.string() });

/**
 * Opens a page that nobody inspects and stays on it for a while. A page of Playwright's has the inspector's runtime on,
 * which slows the beginning of scripts.
 */
export async function visitUnwatched(browser: Browser, { url, blocked, slower, stays }: Wanted): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const { browserContextId } = created.parse(await devtools.send("Target.createBrowserContext"));
  try {
    const { targetId } = await devtools.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await devtools.send("Target.attachToTarget", { targetId, flatten: false });
    const page = talkTo(devtools, sessionId);
    await page("Network.enable", {});
    await page("Network.setBlockedURLs", { urls: blocked });
    await page("Emulation.setDeviceMetricsOverride", VIEW);
    await page("Emulation.setTouchEmulationEnabled", { enabled: true });
    await page("Emulation.setCPUThrottlingRate", { rate: slower });
    await page("Page.navigate", { url });
    await new Promise((resolve) => setTimeout(resolve, stays));
  } finally {
    await devtools.send("Target.disposeBrowserContext", { browserContextId });
    await devtools.detach();
  }
}

const answered = z.object({ id: z.number().optional(), error: z.object({ message: z.string() }).optional() });

/** The session of a page that Playwright does not know is reached through the browser's. */
function talkTo(devtools: CDPSession, sessionId: string) {
  let asked = 0;
  return (method: string, params: object) =>
    new Promise<void>((resolve, reject) => {
      const id = ++asked;
      devtools.on("Target.receivedMessageFromTarget", function listen(event) {
        const answer = answered.parse(JSON.parse(event.message));
        if (event.sessionId !== sessionId || answer.id !== id) return;
        devtools.off("Target.receivedMessageFromTarget", listen);
        if (answer.error) reject(new Error(`${method}: ${answer.error.message}`));
        else resolve();
      });
      devtools
        .send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method, params }) })
        .catch(reject);
    });
}
