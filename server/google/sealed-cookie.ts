import { parse, serialize } from "hono/utils/cookie";
import { createSealedTexts, type Sealed, type SealParts } from "../sign-in/sealed-texts.ts";

const EXPIRED = 0;

type Parts = SealParts & { publicUrl: string };
type Definition<Content> = Omit<Sealed<Content>, "purpose"> & { name: string };

/** A cookie that its browser can neither read nor change. */
export function createSealedCookie<Content>(parts: Parts, definition: Definition<Content>) {
  const isSecure = parts.publicUrl.startsWith("https:");
  const name = isSecure ? `__Host-${definition.name}` : definition.name;
  const texts = createSealedTexts(parts, { ...definition, purpose: name });

  return {
    /** The header that sets the cookie. */
    seal: async (content: Content): Promise<string> => header(await texts.seal(content), definition.lifetimeMs / 1000),
    async open(cookies: string | null): Promise<Content | undefined> {
      const shown = parse(cookies ?? "", name)[name];
      return shown === undefined ? undefined : texts.open(shown);
    },
    /** The header that deletes the cookie. */
    cleared: header("", EXPIRED),
  };

  function header(value: string, maxAge: number): string {
    return serialize(name, value, { path: "/", httpOnly: true, secure: isSecure, sameSite: "Lax", maxAge });
  }
}
