import { existsSync } from "node:fs";

/** Comes when the phone is idle: the cart's sheet, the offline notice, the cards of other categories. */
const LATER = oneOf([
  ...["app/shop/cart/cart-sheet", "app/ui/sheet", "domain/order/order-message", "app/shop/frame/offline-notice"],
  ...["app/shop/home/ask-for-home", "app/shop/cards/answered-cards", "app/shop/cards/use-cards"],
  "domain/catalog/showcase",
]);

/** What pages share that the home page does without. */
const ELSEWHERE = oneOf([
  ...[
    "app/shop/page/breadcrumb",
    "app/shop/page/not-found",
    "app/ui/field",
    "app/ui/password-field",
    "app/ui/copy-text",
    "app/ui/way-back",
    "app/away/google-errand",
    "app/away/return-address",
    "app/shop/gallery/gallery-keys",
  ],
  ...[
    "app/shop/cards/marked-name",
    "domain/search/written-words",
    "app/shop/page/share-link",
    "app/shop/filter/filter-chip",
    "app/shop/filter/price-label",
  ],
]);

/** What the pages of one's own account share; a second factor comes when it is used. */
const ACCOUNT = /\/app\/account\/(?!second-factor)/;

const isOurs = (id: string) => /\/(?:app|domain)\//.test(id);

/**
 * Scripts that come together are one answer (decision 29): what is compressed together gets smaller, and every answer has
 * headers and a turn of its own on the line. Whatever else two pages share goes to `shop`.
 */
export const visitorChunks = {
  groups: [
    { name: "react", test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
    { name: "toaster", test: /app\/toaster\.tsx|node_modules\/sonner\// },
    {
      name: "shop",
      test: (id: string) => isOurs(id) && !LATER(id) && !ELSEWHERE(id) && !ACCOUNT.test(id),
      minShareCount: 2,
    },
    { name: "elsewhere", test: ELSEWHERE },
    { name: "later", test: LATER },
    { name: "account", test: ACCOUNT, minShareCount: 2 },
  ],
};

/** A file that is gone ends the build. */
function oneOf(modules: readonly string[]) {
  const gone = modules.filter((module) => !["ts", "tsx", "css"].some((kind) => existsSync(`${module}.${kind}`)));
  if (gone.length > 0) throw new Error(`vite-chunks.ts groups files that are gone: ${gone.join(", ")}`);
  const pattern = new RegExp(`/(?:${modules.join("|")})\\.(?:tsx?|css)$`);
  return (id: string) => pattern.test(id);
}
