import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { colorValue } from "../../domain/choice/chosen.ts";
import type { CartLine } from "../../domain/order/cart.ts";
import { cart, cartLines } from "../cart-state.ts";
import { toast } from "../toast.tsx";
import { bringCartBack, leaveForGoogle } from "./left-cart.ts";

vi.mock("../toast.tsx", () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

const GOOGLE = "https://google.example/?redirect=x";
const CUP: CartLine = {
  ...{ id: "kupa", name: "Kupa", image: "/kupa.webp", price: 200, values: [colorValue("siyah")], quantity: 2 },
  shown: { slug: "kupa", originalPrice: null, colors: [] },
};
const CARD = {
  ...CUP,
  values: [],
  color: "siyah",
  slug: "kupa",
  originalPrice: null,
  colors: [],
  inStock: true,
  quantity: undefined,
};

let stored: Map<string, string>;
let wentTo: string[];

beforeEach(() => {
  stored = new Map();
  wentTo = [];
  vi.mocked(toast.error).mockClear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("location", { assign: (url: string) => wentTo.push(url) });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("fetch", async () => Response.json({ revision: 7, lines: [{ key: 1, quantity: 2, card: CARD }] }));
  cart.change(() => []);
});

afterEach(() => vi.unstubAllGlobals());

async function leave() {
  leaveForGoogle(GOOGLE);
  await vi.waitFor(() => expect(wentTo.length + vi.mocked(toast.error).mock.calls.length).toBe(1));
}

/** The script has come and has read the address. */
async function comeBack() {
  bringCartBack();
  await vi.waitFor(() => expect(stored.size).toBe(0));
}

test("who leaves with an empty cart leaves nothing behind", async () => {
  leaveForGoogle(GOOGLE);
  expect([wentTo, stored.size]).toEqual([[GOOGLE], 0]);
});

test("a cart waits as its own address, comes back once, and is forgotten then", async () => {
  cart.change(() => [CUP]);
  await leave();
  expect(wentTo).toEqual([GOOGLE]);
  expect([...stored.values()]).toEqual([expect.stringMatching(/^\d+ \/sepet#[0-9A-Za-z.]+$/)]);
  cart.change(() => []);
  await comeBack();
  await vi.waitFor(() =>
    expect(cartLines()).toMatchObject([{ id: "kupa", values: [colorValue("siyah")], quantity: 2, price: 200 }]),
  );
  await comeBack();
  expect(cartLines()).toHaveLength(1);
});

test("a cart that has something again is not touched, and an old address is void", async () => {
  cart.change(() => [CUP]);
  await leave();
  const [key = "", note = ""] = [...stored].flat();
  cart.change(() => [{ ...CUP, id: "mum" }]);
  await comeBack();
  cart.change(() => []);
  stored.set(key, note.replace(/^\d+/, `${Date.now() - 1}`));
  await comeBack();
  await Promise.resolve();
  expect(cartLines()).toEqual([]);
});

test("a cart that no address holds is told before she leaves, and leaves only by a second tap", async () => {
  cart.change(() => Array.from({ length: 201 }, (_, at) => ({ ...CUP, id: `kupa-${at}` })));
  await leave();
  expect([wentTo, stored.size]).toEqual([[], 0]);
  const [words, action] = vi.mocked(toast.error).mock.calls[0] ?? [];
  expect(words).toBe("Sepetin çok uzun, Google'a gidip dönünce boş olur");
  action?.onClick();
  expect(wentTo).toEqual([GOOGLE]);
});

test("a cart that the shop does not answer for can be asked for again", async () => {
  cart.change(() => [CUP]);
  await leave();
  cart.change(() => []);
  vi.stubGlobal("fetch", async () => Response.json({ detail: "Olmadı" }, { status: 503 }));
  bringCartBack();
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith("Sepetini getiremedik", expect.anything()));
  expect(stored.size).toBe(1);
});
