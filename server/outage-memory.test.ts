import { expect, test } from "vitest";
import { ShopError } from "../domain/error.ts";
import { createOutageMemory } from "./outage-memory.ts";

const away = new ShopError("unavailable", "away");

/** Something that is read, and the answers it has given so far, each when the test says so. */
function slowReading() {
  const asked: PromiseWithResolvers<string>[] = [];
  const memory = createOutageMemory();
  const read = memory.remembering(() => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  });
  return { memory, asked, read };
}

test("what was read last is the answer while the database is away, and is counted", async () => {
  const { memory, asked, read } = slowReading();
  const [first, second, third] = [read(), read(), read()];
  asked[1]?.resolve("yeni");
  asked[0]?.resolve("eski");
  expect([await first, await second, memory.uses()]).toEqual(["eski", "yeni", 0]);
  asked[2]?.reject(away);
  expect([await third, memory.uses()]).toEqual(["yeni", 1]);
});

test("what is no outage stays an error, and so does what was never read", async () => {
  const { asked, read } = slowReading();
  const [unknown, known, broken] = [read(), read(), read()];
  asked[0]?.reject(away);
  await expect(unknown).rejects.toBe(away);
  asked[1]?.resolve("eski");
  await known;
  asked[2]?.reject(new Error("a bug"));
  await expect(broken).rejects.toThrow("a bug");
});

test("what was true of another database is forgotten, also when it is still being read", async () => {
  const { memory, asked, read } = slowReading();
  const [before, during] = [read(), read()];
  asked[0]?.resolve("eski");
  await before;
  memory.forget();
  asked[1]?.resolve("eski");
  await during;
  const after = read();
  asked[2]?.reject(away);
  await expect(after).rejects.toBe(away);
});
