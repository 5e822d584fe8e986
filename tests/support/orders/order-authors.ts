import type { Author } from "../../../domain/ledger.ts";

/** The owner, a helper who sees no persons, and one who does. */
export const DERYA: Author = { id: "derya", name: "Derya", reach: "shop" };
export const CAN: Author = { id: "can", name: "Can", reach: "products" };
export const ELA: Author = { ...CAN, id: "ela", name: "Ela", seesPersons: true };
