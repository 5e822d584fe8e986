import { existsSync } from "node:fs";
import { relative } from "node:path";

/** What of a module the bundler knows here. */
type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null };

const REACT = /node_modules\/(?:react|react-dom|react-router|scheduler)\//;

const HOME = [
  ...["app/root.tsx", "app/entry.client.tsx"],
  ...["app/shop/frame/shop-layout.tsx", "app/shop/home/home-page.tsx"],
];
const SHOP_PAGE = /^app\/shop\/\w+\/[\w-]+-page\.tsx$/;
/** What the pages of shelves and of the search share, and no other page needs. */
const LISTING = /^app\/shop\/(?:filter\/|listing\/listing-(?:body|pages|sort))/;
/** What the search page shares with the suggestions, which load once somebody types. */
const SUGGESTIONS =
  /^(?:app\/shop\/(?:search\/(?:search-suggestions|recent-searches)|cards\/marked-name)|domain\/search\/written-words)/;
/** One script, although the panel previews parts of it (decision 23). An order of the owner's own, and a home page without goods, come with the shops that have them. */
const HOME_PAGE = /^app\/shop\/home\/(?!own-block|opening-soon)/;
/** What the product page shares with its choices and the cart, of days too. Shelves and the home page know nothing of it. */
const CHOICE =
  /^(?:domain\/(?:catalog\/color-pictures|choice\/options|letters|shop\/(?:right-of-return|arrival|chat-hours))|app\/shop\/product\/buy-step)/;
const LOGIN = "app/login/login-page.tsx";
const ACCOUNT = /^app\/account\/(?!second-factor)/;

/** Comes with the first product in the cart: its sheet, and all that an order needs. */
const CART = existing(
  ["cart/cart-sheet.tsx", "order/sent-order.tsx", "order/link-qr.tsx"].map((file) => `app/shop/${file}`),
);

/** Comes when the phone is idle: sheets, the offline notice, the cards of other categories. */
const LATER = existing([
  ...["app/ui/sheet.tsx", "app/ui/sheet.css", "app/ui/swipe-down.ts"],
  ...[
    "app/shop/frame/offline-notice.tsx",
    "app/shop/cart/cart-tabs.ts",
    "app/shop/home/home-data.ts",
    "app/shop/cards/api-cards.ts",
  ],
  ...["app/shop/cards/use-cards.ts", "domain/catalog/showcase.ts", "domain/order/joined-cart.ts", "app/api-client.ts"],
]);

/**
 * Scripts that come together are one answer (decision 11): what is compressed together gets smaller, and every answer has
 * headers and a turn of its own on the line. What pages share goes to the first of these that one of its pages needs.
 * Every page loads `later`, so what it shares with others stands in `shop`: in `listing` it would bring all of that along.
 */
export const visitorChunks = {
  groups: [
    { name: "react", test: (id: string) => REACT.test(id) },
    // With the sentence that keeps it from compiling text: a schema in a chunk with Zod would be made before that sentence.
    { name: "zod", test: /node_modules\/zod\/|app\/admin\/zod-without-eval/ },
    { name: "toaster", test: /app\/toaster\.tsx|node_modules\/sonner\// },
    shared("shop", (page) => HOME.includes(page) || LATER.includes(page)),
    { name: "home", test: (id: string) => isHomePage(id) },
    // Without scripts, so that the shelves do not load what forms need.
    { name: "field", test: /app\/ui\/field\.css/ },
    // Without scripts, because a product links it below its first view (app/shop/page/below.css).
    { name: "info-section", test: /app\/info\/info-section\.css/ },
    { name: "listing", test: (id: string) => LISTING.test(pathOf(id)) },
    { name: "suggestions", test: (id: string) => SUGGESTIONS.test(pathOf(id)) },
    { name: "choice", test: (id: string) => CHOICE.test(pathOf(id)), minShareCount: 2 },
    shared("elsewhere", (page) => SHOP_PAGE.test(page)),
    { name: "later", test: (id: string) => LATER.includes(pathOf(id)) },
    { name: "cart", test: (id: string) => CART.includes(pathOf(id)) },
    shared("forms", (page) => page === LOGIN),
    { name: "account", test: (id: string) => ACCOUNT.test(pathOf(id)), minShareCount: 2 },
  ],
};

function shared(name: string, isPage: (path: string) => boolean) {
  const isNeeded = neededBy(isPage);
  return {
    name: (id: string, modules: Modules) => (isOurs(id) && isNeeded(id, modules) ? name : null),
    minShareCount: 2,
  };
}

/** Whether one of the pages cannot do without a module, over however many others. */
function neededBy(isPage: (path: string) => boolean) {
  const known = new Map<string, boolean>();
  return function isNeeded(id: string, modules: Modules): boolean {
    const found = known.get(id);
    if (found !== undefined) return found;
    // Until it is known: modules may import each other.
    known.set(id, false);
    const answer =
      isPage(pathOf(id)) || (modules.getModuleInfo(id)?.importers ?? []).some((other) => isNeeded(other, modules));
    known.set(id, answer);
    return answer;
  };
}

const pathOf = (id: string) => relative(process.cwd(), id.replace(/\?.*$/, ""));

const isHomePage = (id: string) => HOME_PAGE.test(pathOf(id)) && !LATER.includes(pathOf(id));

const isOurs = (id: string) =>
  /^(?:app|domain)\//.test(pathOf(id)) && !LATER.includes(pathOf(id)) && !isHomePage(id) && !CHOICE.test(pathOf(id));

/** A file that is gone ends the build. */
function existing(files: readonly string[]): readonly string[] {
  const gone = files.filter((file) => !existsSync(file));
  if (gone.length > 0) throw new Error(`vite-chunks.ts groups files that are gone: ${gone.join(", ")}`);
  return files;
}
