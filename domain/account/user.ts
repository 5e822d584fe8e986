/** `helper`: somebody who helps the owner with products, spec §10. */
export const ROLES = ["customer", "helper", "admin"] as const;

export type Role = (typeof ROLES)[number];

export type User = { id: string; name: string; email: string; role: Role };

/** The name of the account that the first start makes, until its owner writes hers. */
export const FIRST_OWNERS_NAME = "Yönetici";

/** The owner of the shop. */
export const isAdmin = (user: Pick<User, "role"> | null | undefined): boolean => user?.role === "admin";

/** The owner and the people who help her: they see the panel. */
export const isStaff = (user: Pick<User, "role"> | null | undefined): boolean =>
  user?.role === "admin" || user?.role === "helper";
