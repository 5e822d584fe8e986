import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { expect, test } from "vitest";
import { ownersListingIn } from "../../../domain/listing/owners-listing.ts";
import { SessionProvider } from "../../session.tsx";
import { ListedProducts } from "./listed-products.tsx";
import { useOwnersListing } from "./use-owners-listing.ts";

const NOTHING = { rows: [], matches: 0, page: 1, pages: 1, plans: [], mayChangePrices: true };
const COUNTS = { all: 0, categories: 5, featured: 0 };
const doNothing = () => {};
const doLater = async () => undefined;
const ACTIONS = {
  add: doNothing,
  edit: doNothing,
  copy: doNothing,
  remove: doNothing,
  patch: doNothing,
  openStock: doLater,
  list: { put: doNothing, reload: doLater },
};

function NoProducts() {
  const listing = ownersListingIn(new URLSearchParams(useLocation().search));
  return (
    <ListedProducts
      list={{ ...NOTHING, counts: COUNTS, listing }}
      view={useOwnersListing(listing)}
      actions={ACTIONS}
      arrange={doNothing}
      reload={doLater}
      onTurned={doNothing}
    />
  );
}

function drawn(address: string) {
  const router = createMemoryRouter([{ path: "/admin", element: <NoProducts /> }], { initialEntries: [address] });
  return renderToStaticMarkup(
    <SessionProvider>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
}

test.each([
  ["/admin", "Raflar henüz boş", "İlk ürünü ekle"],
  ["/admin?q=kedi", "Aramana uyan ürün yok", "Aramayı temizle"],
  ["/admin?stok=yok", "Süzgecine uyan ürün yok", "Süzgeçleri kaldır"],
])("without a product %s says '%s' and offers '%s'", (address, words, action) => {
  expect(drawn(address)).toMatch(new RegExp(`<h2>${words}</h2>.*>${action}</button>`));
  expect(drawn(address)).not.toContain("Sayfadakileri seç");
});
