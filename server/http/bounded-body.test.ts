import { describe, expect, onTestFinished, test, vi } from "vitest";
import { boundedChunks, readBytes, readText } from "./bounded-body.ts";

/** A request without a declared length; `pulled` counts the chunks that were requested from it. */
function sent(chunks: readonly Uint8Array<ArrayBuffer>[], atTheEnd: "closes" | "fails" | "stalls" = "closes") {
  const left = [...chunks];
  const pulled = vi.fn<() => void>();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const chunk = left.shift();
        if (chunk) {
          pulled();
          controller.enqueue(chunk);
        } else if (atTheEnd === "fails") controller.error(new Error("aborted"));
        else if (atTheEnd === "closes") controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { message: { headers: new Headers(), body }, pulled };
}

const chunks = (count: number) => Array.from({ length: count }, (_, index) => Buffer.alloc(4, index));

describe("a body that is read in chunks", () => {
  test("is read from the client only as fast as it is consumed", async () => {
    const { message, pulled } = sent(chunks(3));
    const reading = boundedChunks(message, 100);
    expect(pulled).not.toHaveBeenCalled();
    await reading.next();
    expect(pulled).toHaveBeenCalledTimes(1);
    await reading.return();
  });

  test("is refused at the chunk that exceeds the limit", async () => {
    const { message, pulled } = sent(chunks(9));
    const given: Uint8Array[] = [];
    const read = async () => {
      for await (const chunk of boundedChunks(message, 10)) given.push(chunk);
    };
    await expect(read()).rejects.toMatchObject({ code: "too-large" });
    expect(given).toHaveLength(2);
    expect(pulled).toHaveBeenCalledTimes(3);
  });

  test("that the client aborts is a malformed request, not a failure", async () => {
    const { message } = sent(chunks(2), "fails");
    await expect(readBytes(message, 100)).rejects.toMatchObject({
      code: "malformed",
      message: "İstek yarıda kesildi",
    });
  });

  test("is not read if its declared length is too large", async () => {
    const { message, pulled } = sent(chunks(1));
    const headers = new Headers({ "Content-Length": "11" });
    await expect(readBytes({ ...message, headers }, 10)).rejects.toThrow("Gönderilen bilgi çok büyük");
    expect(pulled).not.toHaveBeenCalled();
  });

  test("that stalls is refused after five seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const read = readText(sent(chunks(2), "stalls").message, 100);
    vi.advanceTimersByTime(5000);
    await expect(read).rejects.toMatchObject({ code: "malformed", message: "İstek zamanında gelmedi" });
  });
});
