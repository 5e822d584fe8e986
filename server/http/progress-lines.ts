import { problemOf } from "./problem.ts";

/** The door cuts a connection that is silent for twenty seconds. */
const TELL_EVERY_MS = 1000;

type Work = (tell: (progress: object) => void) => Promise<object>;

/** Answers long work with a JSON line of its progress every second. The last line is `{ result }` or a refusal. The work goes on when the client leaves. */
export function progressLines(work: Work, failed: (error: unknown) => void): Response {
  let latest: object = {};
  const encoder = new TextEncoder();
  let isLeft = false;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (line: object) => {
        if (!isLeft) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      const telling = setInterval(() => send(latest), TELL_EVERY_MS);
      work((progress) => {
        latest = progress;
      })
        .then((result) => send({ result }))
        .catch((error) => {
          failed(error);
          const { status, body } = problemOf(error);
          send({ status, ...JSON.parse(body) });
        })
        .finally(() => {
          clearInterval(telling);
          if (!isLeft) controller.close();
        });
    },
    cancel() {
      isLeft = true;
    },
  });
  return new Response(body, { headers: { "Content-Type": "application/x-ndjson" } });
}

/** A body that is read only as fast as the client takes it, and left when the client leaves. */
export function streamedBytes(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

const CHUNK = 64 * 1024;

/** Joins texts to chunks that are large enough to be worth a write. */
export async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let chunk = "";
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK) continue;
    yield Buffer.from(chunk);
    chunk = "";
  }
  yield Buffer.from(chunk);
}
