import { Writable } from "node:stream";
import { setImmediate as letOthersRun } from "node:timers/promises";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { servicesContext } from "./context.ts";

/** A page is finished before its first byte leaves, so that it can be hashed, compressed and kept. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  // Between what was asked for and how it looks, who asks for a kept page is served.
  await letOthersRun();
  context.get(servicesContext).deliver(await renderWhole(<ServerRouter context={entryContext} url={request.url} />));
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(null, { status, headers });
}

/** React Router hands over what a loader or a component threw, after it has shown the error page. */
export function handleError(error: unknown, { context, request }: HandleErrorArgs) {
  if (!request.signal.aborted) context.get(servicesContext).report(error);
}

type HandleErrorArgs = { context: Readonly<RouterContextProvider>; request: Request };

function renderWhole(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Everything stands in its place in the HTML, however long it is: nothing is put there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => letOthersRun().then(() => pipe(collected(resolve)), reject),
      onShellError: reject,
      onError: reject,
    });
  });
}

function collected(tell: (text: string) => void): Writable {
  const pieces: Uint8Array[] = [];
  return new Writable({
    write(piece, _, next) {
      pieces.push(piece);
      next();
    },
    final(end) {
      tell(Buffer.concat(pieces).toString());
      end();
    },
  });
}
