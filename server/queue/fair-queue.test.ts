import { describe, expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const anyNetwork = () => true;

function queueOf(...paths: string[]) {
  const queue = createFairQueue<string>();
  const added = paths.map((path, index) => ({ path: path.split(" "), entry: `${path} ${index}` }));
  for (const { path, entry } of added) queue.add(path, entry);
  return {
    ...queue,
    added,
    takeAll() {
      const taken: string[] = [];
      for (let next = queue.takeNext(anyNetwork); next; next = queue.takeNext(anyNetwork))
        taken.push(next.replace(/ \d+$/, ""));
      return taken;
    },
  };
}

describe("the fair queue", () => {
  test("gives each network in turn one entry, even to networks that came later", () => {
    const { takeAll } = queueOf("flood", "flood", "flood", "owner", "other");
    expect(takeAll()).toEqual(["flood", "owner", "other", "flood", "flood"]);
  });

  test("does the same for the networks inside a network, at every level", () => {
    const { takeAll } = queueOf("street a x", "street a x", "street a y", "street b x", "elsewhere c x");
    expect(takeAll()).toEqual(["street a x", "elsewhere c x", "street b x", "street a y", "street a x"]);
  });

  test("skips a network that may not start, which keeps its position", () => {
    const { takeNext, takeAll } = queueOf("busy", "other", "busy");
    expect(takeNext((network) => network !== "busy")).toBe("other 1");
    expect(takeNext((network) => network !== "busy")).toBeUndefined();
    expect(takeAll()).toEqual(["busy", "busy"]);
  });

  test("removes one entry and leaves all others", () => {
    const { added, remove, takeAll } = queueOf("street a", "street a", "street b", "elsewhere c");
    for (const { path, entry } of [added[0], added[3]].filter((one) => one !== undefined)) remove(path, entry);
    expect(takeAll()).toEqual(["street a", "street b"]);
  });
});
