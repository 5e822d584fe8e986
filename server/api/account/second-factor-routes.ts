import { z } from "zod";
import { code } from "../../../domain/account/credentials.ts";
import { ShopError } from "../../../domain/error.ts";
import type { SecondCodes } from "../../second-factor/second-codes.ts";
import { signedIn, staffOnly, visitorOf } from "../../sign-in/access.ts";
import type { FreshProof } from "../../sign-in/fresh-proof.ts";
import { type ApiRoute, apiRoute } from "../api-route.ts";

type Parts = { codes: SecondCodes; freshProof: FreshProof };

const secondFactorAnswer = z.object({ isOn: z.boolean(), recoveries: z.int() });

export const secondFactorRoutes = ({ codes, freshProof }: Parts): ApiRoute[] => [
  apiRoute("GET /api/account/second-factor", {
    access: signedIn,
    summary: "İki adımlı giriş açık mı, kaç kurtarma kodu kaldı",
    answer: secondFactorAnswer,
    handle: ({ caller }) => codes.status(caller.user),
  }),
  apiRoute("POST /api/account/second-factor/key", {
    access: staffOnly,
    summary: "İki adımlı giriş için yeni anahtar; ilk kodu yazılana kadar sayılmaz",
    answer: z.object({
      key: z.string(),
      /** Opens in an app on the same phone. */
      address: z.string(),
      qr: z.object({ path: z.string(), size: z.int() }),
    }),
    async handle({ caller }) {
      await freshProof.require(caller);
      return codes.begin(caller);
    },
  }),
  apiRoute("POST /api/account/second-factor", {
    access: staffOnly,
    summary: "Uygulamanın ilk koduyla açar; kurtarma kodlarını bir kez verir",
    body: z.object({ code }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    async handle({ caller, body, ...from }) {
      await freshProof.require(caller);
      return { recoveryCodes: await codes.turnOn(caller, body.code, visitorOf(from)) };
    },
  }),
  apiRoute("POST /api/account/second-factor/off", {
    access: signedIn,
    summary: "Bir kodla kapatır",
    body: z.object({ code }),
    async handle({ caller, body, ...from }) {
      if (!(await codes.areRequired(caller.user.id))) throw new ShopError("conflict", "İki adımlı giriş zaten kapalı");
      await freshProof.verify(caller, { code: body.code });
      await codes.turnOff(caller.user, visitorOf(from));
    },
  }),
];
