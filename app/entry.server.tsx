import { Writable } from "node:stream";
import { setImmediate as letOthersRun } from "node:timers/promises";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { servicesContext } from "./context.ts";

/** Renders the whole page before its first byte leaves, so that the server can hash, compress and cache it. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  // Between the loaders and the render, requests for cached pages are answered.
  await letOthersRun();
  context.get(servicesContext).deliver(await renderWhole(<ServerRouter context={entryContext} url={request.url} />));
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(null, { status, headers });
}

/**
 * React Router passes on an error of a loader or a component after it has rendered the error page. What it answers by a status, such as
 * an address that no route matches, is the visitor's fault, and its text has her path.
 */
export function handleError(error: unknown, { context, request }: HandleErrorArgs) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(servicesContext).report(error);
}

type HandleErrorArgs = { context: Readonly<RouterContextProvider>; request: Request };

function renderWhole(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Without this, React sends parts of a long page at its end and moves them into place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => letOthersRun().then(() => pipe(collect(resolve)), reject),
      onShellError: reject,
      onError: reject,
    });
  });
}

function collect(onEnd: (text: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk, _, next) {
      chunks.push(chunk);
      next();
    },
    final(end) {
      onEnd(Buffer.concat(chunks).toString());
      end();
    },
  });
}
