import { randomBytes } from "node:crypto";
import type { Accounts } from "../../domain/account/accounts.ts";
import { ShopError } from "../../domain/error.ts";
import type { Config } from "../config/config.ts";
import type { Passwords } from "../sign-in/passwords.ts";

type FirstAdmin = { id: string; email: string; madeUpPassword: string | undefined };

export async function addFirstAdmin(
  accounts: Accounts,
  passwords: Passwords,
  { email, password }: Config["firstAdmin"],
): Promise<FirstAdmin | undefined> {
  if (await accounts.hasAdmin()) return undefined;
  const madeUpPassword = password === undefined ? randomBytes(12).toString("base64url") : undefined;
  const passwordHash = await passwords.hash(password ?? madeUpPassword ?? "");
  try {
    const { id } = await accounts.createAccount({ name: "Yönetici", email, passwordHash, role: "admin" });
    return { id, email, madeUpPassword };
  } catch (error) {
    // Another process that started at the same time was first.
    if (await accounts.hasAdmin()) return undefined;
    if (!(error instanceof ShopError && error.code === "conflict")) throw error;
    throw new ShopError(
      "conflict",
      `ADMIN_EMAIL (${email}) bir müşteri hesabında kayıtlı: yönetici için başka bir adres seç.`,
    );
  }
}

/** A password of the owner's own is never repeated; one we made up is shown this once. */
export const welcomeAdmin = ({ email, madeUpPassword }: Omit<FirstAdmin, "id">): string =>
  madeUpPassword === undefined
    ? `Yönetici girişi: ${email}, şifresi ADMIN_PASSWORD ile verdiğin.`
    : `Yönetici girişi: ${email}, şifre: ${madeUpPassword} (bir daha gösterilmez, bir yere yaz)`;
