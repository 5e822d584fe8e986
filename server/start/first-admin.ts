import { randomBytes } from "node:crypto";
import type { Accounts } from "../../domain/account/accounts.ts";
import { ShopError } from "../../domain/error.ts";
import type { Config } from "../config/config.ts";
import type { Passwords } from "../sign-in/passwords.ts";

type FirstAdmin = { id: string; email: string; generatedPassword: string | undefined };

export async function addFirstAdmin(
  accounts: Accounts,
  passwords: Passwords,
  { email, password }: Config["firstAdmin"],
): Promise<FirstAdmin | undefined> {
  if (await accounts.hasAdmin()) return undefined;
  const generatedPassword = password === undefined ? randomBytes(12).toString("base64url") : undefined;
  const passwordHash = await passwords.hash(password ?? generatedPassword ?? "");
  try {
    const { id } = await accounts.createAccount({ name: "Yönetici", email, passwordHash, role: "admin" });
    return { id, email, generatedPassword };
  } catch (error) {
    // Another process started at the same time and created the admin first.
    if (await accounts.hasAdmin()) return undefined;
    if (!(error instanceof ShopError && error.code === "conflict")) throw error;
    throw new ShopError(
      "conflict",
      `ADMIN_EMAIL (${email}) bir müşteri hesabında kayıtlı: yönetici için başka bir adres seç.`,
    );
  }
}

/** A generated password is printed this one time; a chosen one never. */
export const welcomeAdmin = ({ email, generatedPassword }: Omit<FirstAdmin, "id">): string =>
  generatedPassword === undefined
    ? `Yönetici girişi: ${email}, şifresi ADMIN_PASSWORD ile verdiğin.`
    : `Yönetici girişi: ${email}, şifre: ${generatedPassword} (bir daha gösterilmez, bir yere yaz)`;
