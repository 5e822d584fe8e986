import { z } from "zod";
import { googleSchema, loginSchema, registerSchema } from "../../../domain/account/credentials.ts";
import type { User } from "../../../domain/account/user.ts";
import { everyone, signedIn } from "../../sign-in/access.ts";
import type { SignIn } from "../../sign-in/sign-in.ts";
import type { Sessions } from "../../sign-in/tokens.ts";
import { visitorOf } from "../../sign-in/visitor.ts";
import { type ApiRoute, apiRoute, nothing } from "../api-route.ts";

export const userAnswer: z.ZodType<User> = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(["customer", "admin"]),
});

export const signedInAnswer = z.object({ token: z.string(), user: userAnswer, device: z.string() });

export const authRoutes = (signIn: SignIn, sessions: Sessions): ApiRoute[] => [
  apiRoute({
    method: "POST",
    path: "/api/auth/login",
    access: everyone,
    summary: "E-posta ve şifre ile giriş",
    query: nothing,
    body: loginSchema,
    answer: signedInAnswer,
    handle: ({ body, ...from }) => signIn.login(body, visitorOf(from)),
  }),
  apiRoute({
    method: "POST",
    path: "/api/auth/register",
    access: everyone,
    summary: "Yeni müşteri hesabı",
    query: nothing,
    body: registerSchema,
    answer: signedInAnswer,
    handle: ({ body, ...from }) => signIn.register(body, visitorOf(from)),
  }),
  apiRoute({
    method: "POST",
    path: "/api/auth/google",
    access: everyone,
    summary: "Google'dan dönen tek kullanımlık kimlikle giriş",
    query: nothing,
    body: googleSchema,
    answer: signedInAnswer,
    handle: ({ body, ...from }) => signIn.withGoogle(body, visitorOf(from)),
  }),
  apiRoute({
    method: "POST",
    path: "/api/auth/logout",
    access: signedIn,
    summary: "Anahtarı geçersiz kılar",
    query: nothing,
    body: nothing,
    answer: z.object({}),
    async handle({ caller }) {
      await sessions.end(caller.token);
      return {};
    },
  }),
  apiRoute({
    method: "GET",
    path: "/api/auth/me",
    access: signedIn,
    summary: "Giriş yapmış kişi",
    query: nothing,
    body: nothing,
    answer: z.object({ user: userAnswer }),
    handle: async ({ caller }) => ({ user: caller.user }),
  }),
];
