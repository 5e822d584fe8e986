import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { pack } from "../../packed.ts";
import { MenuLinks } from "./header-menu.tsx";

function linksOf(shop: { phone: string }, waitingPages: string[] = []) {
  const router = createMemoryRouter([{ id: "root", path: "/", element: <MenuLinks /> }], {
    hydrationData: { loaderData: { root: pack({ shop, waitingPages }) } },
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, text]) => [text, href]);
}

const LINKS = [
  ["Tüm ürünler", "/urunler"],
  ["Favorilerim", "/favoriler"],
  ["Teslimat", "/sayfa/teslimat"],
  ["İade ve Cayma", "/sayfa/iade-ve-cayma"],
  ["WhatsApp", "https://wa.me/905320000000"],
];

test("the menu also leads to all products, favourites, delivery, returns and WhatsApp", () => {
  expect(linksOf({ phone: "905320000000" })).toEqual(LINKS);
});

test("it leads to no page that still lacks the owner's facts, and to no chat without a number", () => {
  expect(linksOf({ phone: "" }, ["teslimat"])).toEqual(LINKS.filter(([text]) => !/Teslimat|WhatsApp/.test(text ?? "")));
});
