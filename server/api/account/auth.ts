import { z } from "zod";
import { googleSchema, loginSchema, registerSchema } from "../../../domain/account/credentials.ts";
import { ROLES, type User } from "../../../domain/account/user.ts";
import { everyone, signedIn, visitorOf } from "../../sign-in/access.ts";
import type { Sessions } from "../../sign-in/session-tokens.ts";
import type { SignIn } from "../../sign-in/sign-in.ts";
import { type ApiRoute, apiRoute } from "../api-route.ts";

export const userAnswer: z.ZodType<User> = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
});

export const signedInAnswer = z.object({ token: z.string(), user: userAnswer, device: z.string() });

export const authRoutes = (signIn: SignIn, sessions: Sessions): ApiRoute[] => [
  apiRoute("POST /api/auth/login", {
    access: everyone,
    summary: "E-posta ve şifre ile giriş",
    body: loginSchema,
    answer: signedInAnswer,
    handle: ({ body, ...from }) => signIn.login(body, visitorOf(from)),
  }),
  apiRoute("POST /api/auth/register", {
    access: everyone,
    summary: "Yeni müşteri hesabı",
    body: registerSchema,
    answer: signedInAnswer,
    handle: ({ body, ...from }) => signIn.register(body, visitorOf(from)),
  }),
  apiRoute("POST /api/auth/google", {
    access: everyone,
    summary: "Google'dan dönen tek kullanımlık kimlikle giriş",
    body: googleSchema,
    answer: signedInAnswer,
    handle: ({ body, ...from }) => signIn.withGoogle(body, visitorOf(from)),
  }),
  apiRoute("POST /api/auth/logout", {
    access: signedIn,
    summary: "Anahtarı geçersiz kılar",
    handle: ({ caller }) => sessions.end(caller.token),
  }),
  apiRoute("GET /api/auth/me", {
    access: signedIn,
    summary: "Giriş yapmış kişi",
    answer: z.object({ user: userAnswer }),
    handle: async ({ caller }) => ({ user: caller.user }),
  }),
];
