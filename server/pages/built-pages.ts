import { fileURLToPath } from "node:url";
import type { ClientFile } from "../../domain/shop/processes.ts";
import type { Config } from "../config/config.ts";
import type { Listener } from "../door/door.ts";
import { safestHeaders } from "../http/headers.ts";
import { sendPage } from "../http/page-bytes.ts";
import { isRead } from "../http/request-guard.ts";
import type { Log } from "../log/log.ts";
import { type Assets, loadAssets } from "./assets.ts";
import { type AnswerPage, createPages, type Render, type SharedServices } from "./pages.ts";

export type Pages = {
  /** Undefined in tests without pages. */
  pages: AnswerPage | undefined;
  /** The files that pages of this build ask for, also after its last process has ended. */
  files: readonly ClientFile[];
  /** Serves the built scripts and styles before `rest` is called. */
  inFrontOf(rest: Listener): Listener;
};

export type OpenPages = (services: SharedServices, log: Log) => Promise<Pages>;

export const openPagesOf = ({ isDev }: Pick<Config, "isDev">): OpenPages => (isDev ? openDevPages : openBuiltPages);

const CLIENT = fileURLToPath(new URL("../../build/client", import.meta.url));
const SERVER = new URL("../../build/server/index.js", import.meta.url).href;

/** The exports of app/render.ts. */
type BuiltPages = { render: Render; earlyScript: string; datedElements: string };

/** Renders pages with the output of `npm run build`, and serves its files before everything else. */
export async function openBuiltPages(services: SharedServices, log: Log): Promise<Pages> {
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

/** Renders pages from their sources for `npm run dev`. Vite adds its own scripts and styles, so the usual policy does not apply. */
async function openDevPages(services: SharedServices, log: Log): Promise<Pages> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    async pages(request, snapshot) {
      const { render } = await loadRender();
      const report = (error: unknown) => log.error("page_failed", { error });
      const { answer, html, lookStyle } = await render(request, { ...services, snapshot, report });
      const headers = new Headers(answer.headers);
      headers.set("Content-Security-Policy", "frame-ancestors 'self'");
      return new Response(html?.replace("</head>", `<style>${lookStyle}</style></head>`) ?? answer.body, {
        status: answer.status,
        headers,
      });
    },
    files: [],
    inFrontOf: (rest) => (incoming, outgoing) => vite.middlewares(incoming, outgoing, () => rest(incoming, outgoing)),
  };

  async function loadRender(): Promise<{ render: Render }> {
    const { render } = await vite.ssrLoadModule("/app/render.ts");
    return { render };
  }
}
