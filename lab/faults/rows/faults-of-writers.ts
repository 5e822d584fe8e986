import { savePairs } from "../data/pairs-of-saves.ts";
import { writeAmidPages } from "../data/writes-amid-pages.ts";
import type { Row } from "../row.ts";

export const faultsOfWriters: readonly Row[] = [
  {
    id: "F9",
    what: "Two admins who save one product",
    tests: ["storage/catalog/stored-catalog.test.ts", "server/api/products.test.ts"],
    hold: savePairs,
  },
  {
    id: "F10",
    what: "One new product sent again and again",
    tests: ["storage/catalog/stored-catalog.test.ts", "server/api/products.test.ts"],
  },
  {
    id: "F11",
    what: "A product removed while it is edited, or twice",
    tests: ["storage/catalog/stored-catalog.test.ts", "tests/journeys/admin/admin-conflict.e2e.ts"],
  },
  {
    id: "F12",
    what: "Pages rendered while something is saved",
    tests: [
      "tests/faults/freshness.test.ts",
      "server/pages/page-cache.test.ts",
      "server/pages/pages-during-writes.test.ts",
    ],
    hold: writeAmidPages,
  },
  {
    id: "F27",
    what: "A copy that is taken during saves and moved to the other engine",
    tests: [
      "tests/faults/moved-shop.test.ts",
      "tests/faults/moved-database.test.ts",
      "storage/backup/stored-copies.test.ts",
    ],
  },
  {
    id: "F25",
    what: "A device that stores nothing, pages without scripts, a tab from before an update",
    tests: ["app/browser-storage.test.ts", "app/route-module.test.ts", "tests/journeys/page/loading.e2e.ts"],
  },
];
