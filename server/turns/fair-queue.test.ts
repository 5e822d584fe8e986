import { describe, expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const anyone = () => true;

function queueOf(...paths: string[]) {
  const queue = createFairQueue<string>();
  const places = paths.map((path, at) => ({ path: path.split(" "), name: `${path} ${at}` }));
  for (const { path, name } of places) queue.add(path, name);
  return {
    ...queue,
    places,
    rest() {
      const taken: string[] = [];
      for (let next = queue.takeNext(anyone); next; next = queue.takeNext(anyone))
        taken.push(next.replace(/ \d+$/, ""));
      return taken;
    },
  };
}

describe("turns", () => {
  test("go round: who asks much waits behind herself, whoever comes later", () => {
    const { rest } = queueOf("flood", "flood", "flood", "owner", "other");
    expect(rest()).toEqual(["flood", "owner", "other", "flood", "flood"]);
  });

  test("go round within a network too, and within the networks inside", () => {
    const { rest } = queueOf("street a x", "street a x", "street a y", "street b x", "elsewhere c x");
    expect(rest()).toEqual(["street a x", "elsewhere c x", "street b x", "street a y", "street a x"]);
  });

  test("pass over a network that may not begin, which keeps its place", () => {
    const { takeNext, rest } = queueOf("busy", "other", "busy");
    expect(takeNext((network) => network !== "busy")).toBe("other 1");
    expect(takeNext((network) => network !== "busy")).toBeUndefined();
    expect(rest()).toEqual(["busy", "busy"]);
  });

  test("are lost by who leaves, and by nobody else", () => {
    const { places, remove, rest } = queueOf("street a", "street a", "street b", "elsewhere c");
    for (const { path, name } of [places[0], places[3]].filter((place) => place !== undefined)) remove(path, name);
    expect(rest()).toEqual(["street a", "street b"]);
  });
});
