import { fileURLToPath } from "node:url";
import type { Listener } from "../door/door.ts";
import { safestHeaders } from "../http/headers.ts";
import { sendPage } from "../http/page-bytes.ts";
import { isRead } from "../http/request-guard.ts";
import type { Log } from "../log/log.ts";
import { type Assets, loadAssets } from "./assets.ts";
import { createPages, type Render, type SharedServices } from "./pages.ts";

const CLIENT = fileURLToPath(new URL("../../build/client", import.meta.url));
const SERVER = new URL("../../build/server/index.js", import.meta.url).href;

/** The exports of app/render.ts. */
type BuiltPages = { render: Render; earlyScript: string; datedElements: string };

/** Renders pages with the output of `npm run build`, and serves its files before everything else. */
export async function openBuiltPages(services: SharedServices, log: Log) {
  const assets = await loadAssets(CLIENT, safestHeaders(services.publicUrl));
  const { render, earlyScript, datedElements }: BuiltPages = await import(SERVER);
  return {
    pages: createPages(render, services, { styleSheet: assets.styleSheet, earlyScript, datedElements, log }),
    files: assets.hashed,
    inFrontOf: (rest: Listener) => serveAssetsFirst(assets, rest),
  };
}

const serveAssetsFirst =
  (assets: Assets, rest: Listener): Listener =>
  (incoming, outgoing) => {
    const { method, url = "" } = incoming;
    const asset = isRead(method) ? assets.find(url.split("?", 1)[0] ?? "") : undefined;
    if (asset) sendPage(asset, incoming, outgoing);
    else rest(incoming, outgoing);
  };
