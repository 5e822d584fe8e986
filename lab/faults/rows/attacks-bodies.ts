import type { Row } from "../row.ts";

export const attacksByBodies: readonly Row[] = [
  { id: "A6", what: "Prototype pollution", tests: ["server/api/bad-product-input.test.ts"] },
  {
    id: "A7",
    what: "Fields that are not the sender's to set",
    tests: ["server/api/account/auth.test.ts", "server/api/products.test.ts", "domain/account/credentials.test.ts"],
  },
  {
    id: "A8",
    what: "Bodies that are deep, long or packed",
    tests: ["server/door/door.test.ts", "server/api/bad-product-input.test.ts", "server/api/admin-pictures.test.ts"],
  },
  {
    id: "A9",
    what: "SQL in every text",
    tests: ["storage/catalog/stored-catalog.test.ts", "storage/account/stored-accounts.test.ts"],
  },
  {
    id: "A11",
    what: "Hostile pictures",
    tests: ["server/pictures/re-encode.test.ts", "server/api/admin-pictures.test.ts"],
  },
  {
    id: "A33",
    what: "Hostile copies: bombs, ways out of the folder, crafted rows",
    tests: ["server/backup/hostile-copies.test.ts"],
  },
];
