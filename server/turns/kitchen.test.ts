import { expect, onTestFinished, test, vi } from "vitest";
import { createKitchen } from "./kitchen.ts";

const visitor = (address: string) => ({ networks: [address], isGone: () => false });

/** Works that end when they are told to. */
function slowWorks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    end: (name: string) => ends.get(name)?.(),
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
  };
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 5));

test("one thing is made at a time, and whoever floods waits behind herself", async () => {
  const kitchen = createKitchen();
  const { begun, end, work } = slowWorks();
  const flood = ["f1", "f2", "f3"].map((name) => kitchen.make("questions", visitor("flood"), work(name)));
  const guest = kitchen.make("questions", visitor("guest"), work("guest"));
  const page = kitchen.make("pages", visitor("flood"), work("page"));
  expect(begun).toEqual(["f1"]);
  for (const name of ["f1", "f2", "page", "guest", "f3"]) {
    await expect.poll(() => begun.includes(name)).toBe(true);
    end(name);
  }
  expect(await Promise.all([...flood, guest, page])).toEqual(["f1", "f2", "f3", "guest", "page"]);
  expect(begun.indexOf("page")).toBeLessThan(begun.indexOf("f3"));
  expect(begun.indexOf("guest")).toBeLessThan(begun.indexOf("f3"));
});

test("an answer does not wait for the rest after it, and a failure keeps nobody waiting", async () => {
  const kitchen = createKitchen();
  const failed = kitchen.make("questions", visitor("a"), () => Promise.reject(new Error("burnt")));
  await expect(failed).rejects.toThrow("burnt");
  expect(await kitchen.make("questions", visitor("a"), async () => "done")).toBe("done");
});

test("nothing is made for who has gone, and the shop's own work waits for nobody", async () => {
  const kitchen = createKitchen();
  const { begun, end, work } = slowWorks();
  const first = kitchen.make("questions", visitor("a"), work("first"));
  const gone = kitchen.make("questions", { networks: ["b"], isGone: () => true }, work("gone"));
  const own = kitchen.make("pages", undefined, work("own"));
  await aWhile();
  expect(begun).toEqual(["first", "own"]);
  end("first");
  end("own");
  await expect(gone).rejects.toThrow("Bağlantı kapandı");
  expect(await Promise.all([first, own])).toEqual(["first", "own"]);
  expect(begun).not.toContain("gone");
});

test("who has waited fifteen seconds hears so, and nothing is made for nobody", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const kitchen = createKitchen();
  const { begun, end, work } = slowWorks();
  const first = kitchen.make("questions", visitor("a"), work("first"));
  const late = kitchen.make("questions", visitor("b"), work("late"));
  vi.advanceTimersByTime(15_000);
  await expect(late).rejects.toThrow("çok yoğunuz");
  end("first");
  expect(await first).toBe("first");
  const next = kitchen.make("questions", visitor("c"), work("next"));
  await vi.waitUntil(() => begun.includes("next"));
  end("next");
  expect(await next).toBe("next");
  expect(begun).not.toContain("late");
});
