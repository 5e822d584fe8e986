import { cartCode } from "../../domain/order/cart-code.ts";
import { seededRandom } from "../../tests/support/seeded-random.ts";

export type Kind = "product" | "page" | "search" | "file" | "api" | "cart";

/** One request of a visitor, `at` milliseconds after the hour began. */
export type Step = { at: number; kind: Kind; path: string; from: string };

/** What the visitors of a shop can ask for. */
export type Places = { product: { id: string; path: string }; categories: readonly string[]; files: readonly string[] };

type Hour = { seed: number; visitors: number; lengthMs: number };

const MINUTES = 60;
const STORY_AT = 5;
const SHARED_AGAIN_AT = 30;

const SEARCHES = [
  "kolye",
  "labubu",
  "sevgiliye hediye",
  "200 tl altı",
  "telefon kılıfı",
  "gümüş",
  "bileklik",
  "anneme",
];

/** Thinking and scrolling, in a real hour. */
const LONGEST_LOOK_MS = 60_000;

/** Visitors of an hour in which a product is in a story, and is shared again: all come to its page, some look further. */
export function viralVisits({ product, categories, files }: Places, { seed, visitors, lengthMs }: Hour): Step[] {
  const random = seededRandom(seed);
  const speed = (MINUTES * 60_000) / lengthMs;
  const arrivals = Array.from({ length: visitors }, () => arrivalIn(random) * lengthMs);
  return arrivals.flatMap(visit).toSorted((one, other) => one.at - other.at);

  function visit(arrival: number, number: number): Step[] {
    const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    let at = arrival;
    const step = (kind: Kind, path: string): Step => ({ at, kind, path, from });
    const look = () => {
      at += random(LONGEST_LOOK_MS) / speed;
    };
    const happens = (percent: number) => random(100) < percent;
    const steps = [step("product", `${product.path}?igsh=${random(1e9).toString(36)}&utm_source=ig`)];
    steps.push(...files.map((path) => step("file", path)));
    look();
    if (happens(35)) steps.push(step("page", "/"));
    look();
    if (happens(25)) steps.push(step("page", `/kategori/${anyOf(categories)}`));
    look();
    if (happens(15)) steps.push(step("search", `/ara?q=${encodeURIComponent(anyOf(SEARCHES))}`));
    if (happens(20)) steps.push(step("api", `/api/products?ids=${product.id}`));
    look();
    if (happens(10)) steps.push(step("cart", `/api/cart?code=${cartOf(product.id, 1 + random(3))}`));
    return steps;
  }

  function anyOf(list: readonly string[]): string {
    return list[random(list.length)] ?? "";
  }
}

const cartOf = (id: string, quantity: number): string => cartCode(0, [{ id, color: undefined, quantity }]);

/** Few at first, very many after the story, half as many after eleven minutes, and a second wave. */
function arrivalIn(random: (limit: number) => number): number {
  for (;;) {
    const minute = random(MINUTES * 1000) / 1000;
    if (random(1000) < 1000 * crowdAt(minute)) return minute / MINUTES;
  }
}

function crowdAt(minute: number): number {
  const wave = (at: number, height: number, fadesIn: number) =>
    minute < at ? 0 : height * Math.exp((at - minute) / fadesIn);
  return 0.03 + 0.8 * wave(STORY_AT, 1, 16) + 0.17 * wave(SHARED_AGAIN_AT, 1, 8);
}
