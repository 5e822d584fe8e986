import { z } from "zod";
import {
  googleSchema,
  passwordChangeSchema,
  proofSchema,
  removalSchema,
  renameSchema,
} from "../../../domain/account/credentials.ts";
import { ownSignInSchema } from "../../../domain/account/own-sign-in.ts";
import type { OwnAccount } from "../../account/own-account.ts";
import type { OwnGoogle } from "../../account/own-google.ts";
import { signedIn } from "../../sign-in/access.ts";
import type { FreshProof } from "../../sign-in/fresh-proof.ts";
import { visitorOf } from "../../sign-in/visitor.ts";
import { type ApiRoute, apiRoute } from "../api-route.ts";
import { userAnswer } from "./auth.ts";

const accountAnswer = z.object({
  userId: z.string(),
  hasPassword: z.boolean(),
  /** Null where the shop has no Google. */
  hasGoogle: z.boolean().nullable(),
  /** Such an account cannot be removed. */
  isOnlyAdmin: z.boolean(),
  signIns: z.array(ownSignInSchema),
});

/** Each person's own account. No parameter names another person. */
export const accountRoutes = (own: OwnAccount, ownGoogle: OwnGoogle, freshProof: FreshProof): ApiRoute[] => [
  apiRoute({
    method: "GET",
    path: "/api/account",
    access: signedIn,
    summary: "Kendi hesabı: girişleri, şifresi olup olmadığı",
    answer: accountAnswer,
    handle: ({ caller }) => own.describe(caller),
  }),
  apiRoute({
    method: "PATCH",
    path: "/api/account",
    access: signedIn,
    summary: "Adını değiştirir",
    body: renameSchema,
    answer: z.object({ user: userAnswer }),
    handle: async ({ caller, body }) => ({ user: await own.rename(caller, body.name) }),
  }),
  apiRoute({
    method: "POST",
    path: "/api/account/removal",
    access: signedIn,
    summary: "Hesabını siler; şifresi olan onu da gönderir",
    body: removalSchema,
    handle: ({ caller, body, ...from }) => own.remove(caller, body.password, visitorOf(from)),
  }),
  apiRoute({
    method: "POST",
    path: "/api/account/password",
    access: signedIn,
    summary: "Şifresini değiştirir, diğer girişleri kapatır",
    body: passwordChangeSchema,
    answer: z.object({ device: z.string() }),
    handle: async ({ caller, body, ...from }) => ({ device: await own.changePassword(caller, body, visitorOf(from)) }),
  }),
  apiRoute({
    method: "POST",
    path: "/api/account/proof",
    access: signedIn,
    summary: "Kim olduğunu şifresiyle ya da doğrulama koduyla yeniden gösterir",
    body: proofSchema,
    handle: ({ caller, body }) => freshProof.verify(caller, body),
  }),
  apiRoute({
    method: "GET",
    path: "/api/account/proof",
    access: signedIn,
    summary: "Kim olduğu yeni gösterilmişse olumlu yanıt verir, değilse ne istendiğini söyler",
    handle: ({ caller }) => freshProof.require(caller),
  }),
  apiRoute({
    method: "DELETE",
    path: "/api/account/sign-ins/:id",
    access: signedIn,
    summary: "Girişlerinden birini kapatır",
    async handle({ caller, params, ...from }) {
      await freshProof.require(caller);
      await own.endSignIn(caller, params.id ?? "", visitorOf(from));
    },
  }),
  apiRoute({
    method: "DELETE",
    path: "/api/account/sign-ins",
    access: signedIn,
    summary: "Bundan başka bütün girişlerini kapatır",
    answer: z.object({ ended: z.number() }),
    async handle({ caller, ...from }) {
      await freshProof.require(caller);
      return { ended: await own.endOtherSignIns(caller, visitorOf(from)) };
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/account/google-proof",
    access: signedIn,
    summary: "Kim olduğunu, hesabına bağlı Google ile yeniden gösterir",
    body: googleSchema,
    handle: ({ caller, body, ...from }) => ownGoogle.refreshProof(caller, body.sessionId, visitorOf(from)),
  }),
  apiRoute({
    method: "POST",
    path: "/api/account/google",
    access: signedIn,
    summary: "Google'ı hesabına bağlar",
    body: googleSchema,
    handle: ({ caller, body, ...from }) => ownGoogle.connect(caller, body.sessionId, visitorOf(from)),
  }),
  apiRoute({
    method: "DELETE",
    path: "/api/account/google",
    access: signedIn,
    summary: "Google'ı hesabından ayırır",
    handle: ({ caller, ...from }) => ownGoogle.disconnect(caller, visitorOf(from)),
  }),
];
