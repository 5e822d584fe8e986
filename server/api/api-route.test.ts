import { expect, test, vi } from "vitest";
import { z } from "zod";
import { pictureBody } from "../http/picture-body.ts";
import { everyone } from "../sign-in/access.ts";
import type { Sessions } from "../sign-in/tokens.ts";
import { createTurns } from "../turns/turns.ts";
import { apiRoute, nothing } from "./api-route.ts";

const request = new Request("https://fiyonk.example/api/pictures", { headers: { "Content-Type": "image/png" } });
const nobody: Sessions = {
  start: () => Promise.reject(new Error("nobody signs in here")),
  find: async () => undefined,
  end: async () => {},
};

/** Takes one picture at a time, and lets one more wait. */
const open = () => {
  const gate = Promise.withResolvers<void>();
  const route = apiRoute({
    method: "POST",
    path: "/api/pictures",
    access: everyone,
    summary: "",
    query: nothing,
    body: pictureBody,
    answer: z.number(),
    turns: createTurns({ atOnce: 1, waiting: 1 }),
    async handle({ body }) {
      const pieces = await Array.fromAsync(body, ({ byteLength }) => byteLength);
      await gate.promise;
      return pieces.length;
    },
  });
  const send = (body: AsyncIterable<Uint8Array>) =>
    route.respond({ request, body, params: {}, address: "127.0.0.1" }, nobody);
  return { send, gate };
};

function sending() {
  const read = vi.fn<() => void>();
  async function* body() {
    for (let piece = 0; piece < 3; piece += 1) {
      read();
      yield new Uint8Array(10);
    }
  }
  return { body: body(), read };
}

test("who waits for a turn is not read meanwhile, and who gets none is read to the end, so that she hears it", async () => {
  const { send, gate } = open();
  const [first, second, third] = [sending(), sending(), sending()];
  const answers = [send(first.body), send(second.body)];
  await expect(send(third.body)).rejects.toMatchObject({ code: "unavailable" });
  const reads = () => [first, second, third].map(({ read }) => read.mock.calls.length);
  expect(reads()).toEqual([3, 0, 3]);
  gate.resolve();
  expect(await Promise.all(answers)).toEqual([3, 3]);
  expect(reads()).toEqual([3, 3, 3]);
});
