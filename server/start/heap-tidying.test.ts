import { expect, test } from "vitest";
import { tidying } from "./heap-tidying.ts";

const MB = 1024 * 1024;

test("what was left behind is collected when it is worth it and nobody is there, now and then", () => {
  const heap = { bytes: 40 * MB, workload: 0, collected: 0 };
  const look = tidying({
    bytes: () => heap.bytes,
    workload: () => heap.workload,
    collect() {
      heap.collected += 1;
      heap.bytes -= 4 * MB;
    },
  });
  const lookAt = (bytes: number, workload: number) => {
    Object.assign(heap, { bytes: bytes * MB, workload });
    look();
    return heap.collected;
  };
  const lookOften = (bytes: number, workload: number) => {
    for (let look = 1; look < 10; look += 1) lookAt(bytes, workload);
    return heap.collected;
  };
  expect(lookOften(40, 0)).toBe(0);
  expect(lookAt(43, 0)).toBe(0);
  expect(lookAt(50, 0.5)).toBe(0);
  expect(lookAt(50, 0)).toBe(1);
  expect(lookOften(60, 0)).toBe(1);
  expect(lookAt(60, 0)).toBe(2);
});
