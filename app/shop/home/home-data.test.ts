import { expect, test, vi } from "vitest";
import { ApiError } from "../../api-client.ts";
import { fetchHomeData } from "./home-data.ts";

const ANSWERS: Record<string, unknown> = {
  "/api/hero-slides": { slides: [] },
  "/api/categories": { categories: [] },
  "/api/gift-ways": { recipients: [], budgets: [] },
  "/api/products?showcase=all": { products: [], total: 0 },
};

const answering = (answers: (path: string) => Response | Promise<Response>) =>
  vi.stubGlobal("fetch", async (path: string) => answers(path));

test("home requests the data it shows and nothing else (§7, §9)", async () => {
  const requested: string[] = [];
  answering((path) => {
    requested.push(path);
    return Response.json(ANSWERS[path]);
  });
  expect(await fetchHomeData()).toEqual({
    slides: [],
    categories: [],
    giftWays: { recipients: [], budgets: [] },
    featured: [],
  });
  expect(requested.toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
});

test.each(Object.keys(ANSWERS))("home fails as a whole if %s is refused or lost (§8)", async (failing) => {
  for (const failed of [() => new Response(null, { status: 500 }), () => Promise.reject(new TypeError("lost"))]) {
    answering((path) => (path === failing ? failed() : Response.json(ANSWERS[path])));
    await expect(fetchHomeData()).rejects.toThrow(ApiError);
  }
});
