import { describe, expect, onTestFinished, test, vi } from "vitest";
import { boundedPieces, readBytes, readText } from "./bounded-body.ts";

/** As a sender without a declared length gives them; `taken` counts what was asked of her. */
function sent(
  pieces: readonly Uint8Array<ArrayBuffer>[],
  atTheEnd: "closes" | "breaks off" | "says nothing" = "closes",
) {
  const left = [...pieces];
  const taken = vi.fn<() => void>();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const piece = left.shift();
        if (piece) {
          taken();
          controller.enqueue(piece);
        } else if (atTheEnd === "breaks off") controller.error(new Error("aborted"));
        else if (atTheEnd === "closes") controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { message: { headers: new Headers(), body }, taken };
}

const pieces = (count: number) => Array.from({ length: count }, (_, at) => Buffer.alloc(4, at));

describe("a body that is read piece by piece", () => {
  test("is asked of its sender no faster than somebody takes it", async () => {
    const { message, taken } = sent(pieces(3));
    const reading = boundedPieces(message, 100);
    expect(taken).not.toHaveBeenCalled();
    await reading.next();
    expect(taken).toHaveBeenCalledTimes(1);
    await reading.return();
  });

  test("is refused where it passes the limit, after what came until then", async () => {
    const { message, taken } = sent(pieces(9));
    const given: Uint8Array[] = [];
    const read = async () => {
      for await (const piece of boundedPieces(message, 10)) given.push(piece);
    };
    await expect(read()).rejects.toMatchObject({ code: "too-large" });
    expect(given).toHaveLength(2);
    expect(taken).toHaveBeenCalledTimes(3);
  });

  test("that breaks off is nobody's failure", async () => {
    const { message } = sent(pieces(2), "breaks off");
    await expect(readBytes(message, 100)).rejects.toMatchObject({
      code: "malformed",
      message: "İstek yarıda kesildi",
    });
  });

  test("is not looked at when it is declared too large", async () => {
    const { message, taken } = sent(pieces(1));
    const headers = new Headers({ "Content-Length": "11" });
    await expect(readBytes({ ...message, headers }, 10)).rejects.toThrow("Gönderilen bilgi çok büyük");
    expect(taken).not.toHaveBeenCalled();
  });

  test("of which the rest does not come is not waited for any longer than five seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const read = readText(sent(pieces(2), "says nothing").message, 100);
    vi.advanceTimersByTime(5000);
    await expect(read).rejects.toMatchObject({ code: "malformed", message: "İstek zamanında gelmedi" });
  });
});
