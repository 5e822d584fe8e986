import type { Snapshot } from "../../domain/shop/snapshot.ts";
import type { Listener } from "../door/door.ts";
import type { Log } from "../log/log.ts";
import type { Render, SharedServices } from "./pages.ts";

/** Renders pages from their sources for `npm run dev`. Vite adds its own scripts and styles, so the usual policy does not apply. */
export async function openDevPages(services: SharedServices, log: Log) {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    async pages(request: Request, snapshot: Snapshot): Promise<Response> {
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
    inFrontOf:
      (rest: Listener): Listener =>
      (incoming, outgoing) =>
        vite.middlewares(incoming, outgoing, () => rest(incoming, outgoing)),
  };

  async function loadRender(): Promise<{ render: Render }> {
    const { render } = await vite.ssrLoadModule("/app/render.ts");
    return { render };
  }
}
