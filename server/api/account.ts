import { z } from "zod";
import {
  googleSchema,
  passwordChangeSchema,
  proofSchema,
  removalSchema,
  renameSchema,
} from "../../domain/account/credentials.ts";
import type { OwnAccount } from "../account/own-account.ts";
import { signedIn } from "../sign-in/access.ts";
import type { FreshProof } from "../sign-in/fresh-proof.ts";
import { type ApiRoute, apiRoute, nothing } from "./api-route.ts";
import { userAnswer } from "./auth.ts";

const accountAnswer = z.object({
  hasPassword: z.boolean(),
  /** Null where the shop has no Google. */
  hasGoogle: z.boolean().nullable(),
  isFresh: z.boolean(),
  signIns: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      way: z.enum(["password", "registration", "google", "passkey", "link"]),
      startedAt: z.string(),
      usedAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
});

/** Everybody's own: nothing here names another person. */
export const accountRoutes = (own: OwnAccount, freshProof: FreshProof): ApiRoute[] => [
  apiRoute({
    method: "GET",
    path: "/api/account",
    access: signedIn,
    summary: "Kendi hesabı: girişleri, şifresi olup olmadığı",
    query: nothing,
    body: nothing,
    answer: accountAnswer,
    handle: ({ caller }) => own.describe(caller),
  }),
  apiRoute({
    method: "PATCH",
    path: "/api/account",
    access: signedIn,
    summary: "Adını değiştirir",
    query: nothing,
    body: renameSchema,
    answer: z.object({ user: userAnswer }),
    handle: async ({ caller, body }) => ({ user: await own.rename(caller, body.name) }),
  }),
  apiRoute({
    method: "POST",
    path: "/api/account/removal",
    access: signedIn,
    summary: "Hesabını siler; şifresi olan onu da gönderir",
    query: nothing,
    body: removalSchema,
    answer: z.object({}),
    async handle({ caller, body }) {
      await own.remove(caller, body.password);
      return {};
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/account/password",
    access: signedIn,
    summary: "Şifresini değiştirir, diğer girişleri kapatır",
    query: nothing,
    body: passwordChangeSchema,
    answer: z.object({}),
    async handle({ caller, body }) {
      await own.changePassword(caller, body);
      return {};
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/account/proof",
    access: signedIn,
    summary: "Kim olduğunu şifresiyle ya da doğrulama koduyla yeniden gösterir",
    query: nothing,
    body: proofSchema,
    answer: z.object({}),
    async handle({ caller, body }) {
      await freshProof.give(caller, body);
      return {};
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/account/google-proof",
    access: signedIn,
    summary: "Kim olduğunu, hesabına bağlı Google ile yeniden gösterir",
    query: nothing,
    body: googleSchema,
    answer: z.object({}),
    async handle({ caller, body, request }) {
      await own.proveByGoogle(caller, body.sessionId, request.headers.get("Cookie"));
      return {};
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/account/google",
    access: signedIn,
    summary: "Google'ı hesabına bağlar",
    query: nothing,
    body: googleSchema,
    answer: z.object({}),
    async handle({ caller, body, request }) {
      await own.connectGoogle(caller, body.sessionId, request.headers.get("Cookie"));
      return {};
    },
  }),
  apiRoute({
    method: "DELETE",
    path: "/api/account/google",
    access: signedIn,
    summary: "Google'ı hesabından ayırır",
    query: nothing,
    body: nothing,
    answer: z.object({}),
    async handle({ caller }) {
      await own.disconnectGoogle(caller);
      return {};
    },
  }),
  apiRoute({
    method: "DELETE",
    path: "/api/account/sign-ins/:id",
    access: signedIn,
    summary: "Girişlerinden birini kapatır",
    query: nothing,
    body: nothing,
    answer: z.object({}),
    async handle({ caller, params }) {
      await freshProof.demand(caller);
      await own.endSignIn(caller, params.id ?? "");
      return {};
    },
  }),
  apiRoute({
    method: "DELETE",
    path: "/api/account/sign-ins",
    access: signedIn,
    summary: "Bundan başka bütün girişlerini kapatır",
    query: nothing,
    body: nothing,
    answer: z.object({ ended: z.number() }),
    async handle({ caller }) {
      await freshProof.demand(caller);
      return { ended: await own.endOtherSignIns(caller) };
    },
  }),
];
