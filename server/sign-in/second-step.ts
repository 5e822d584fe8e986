import type { User } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";

/** What sign-in asks of the second factor; server/second-factor has the answers. */
export type Codes = {
  areAsked(userId: string): Promise<boolean>;
  /** Each code is right once. */
  isRight(userId: string, code: string): Promise<boolean>;
};

/** After the password: whoever does not know it never hears that there is a second step. */
export async function takeSecondStep(codes: Codes, { id }: User, code: string | undefined): Promise<void> {
  if (!(await codes.areAsked(id))) return;
  if (code === undefined) throw codeWanted();
  if (!(await codes.isRight(id, code))) throw wrongCode();
}

/** `challenge`: what to send with the code instead of proving the first step again. */
export const codeWanted = (challenge?: string) =>
  new ShopError("unauthenticated", "Doğrulama uygulamandaki 6 haneli kodu yaz", { ask: { needs: "code", challenge } });

export const wrongCode = () => new ShopError("unauthenticated", "Doğrulama kodu hatalı ya da kullanılmış");
