export type Role = "customer" | "admin";

export type User = { id: string; name: string; email: string; role: Role };

export const isAdmin = (user: User | null | undefined): boolean => user?.role === "admin";
