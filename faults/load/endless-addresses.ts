import { listingSearch, PLAIN_LISTING } from "../../domain/listing/listing.ts";
import { addresses } from "../../domain/web/addresses.ts";

/** Pages and answers under ever new addresses: of nothing, and of what is there in ever new spellings. */
const ENDLESS: readonly ((number: number) => string)[] = [
  (number) => `/?utm_campaign=${number}`,
  (number) => `/urun/yok-${number}`,
  (number) => `/kategori/yok-${number}`,
  (number) => addresses.allProducts + listingSearch({ ...PLAIN_LISTING, minPrice: number % 5000, maxPrice: number }),
  (number) => addresses.allProducts + listingSearch({ ...PLAIN_LISTING, colors: ["pembe", `renk ${number}`] }),
  (number) => `/ara?q=kupa+${number}`,
  (number) => `/api/suggestions?q=kupa${number}`,
  (number) => `/api/products?minPrice=${number % 9000}&limit=24`,
  (number) => `/api/products?q=hediye+${number}`,
  (number) => `/api/products?ids=${number}`,
  (number) => `/api/products?showcase=all&limit=${number}`,
  (number) => `/media/${number.toString(16).padStart(64, "0")}.webp`,
  (number) => `/favoriler?liste=${number}`,
  (number) => `/urunler.data?_routes=allProducts&renk=pembe&renk=${number}`,
  (number) => `/yok/${number}`,
];

export const endlessAddress = (number: number): string => ENDLESS[number % ENDLESS.length]?.(number) ?? "/";
