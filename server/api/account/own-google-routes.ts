import { z } from "zod";
import { googleSchema } from "../../../domain/account/credentials.ts";
import type { OwnGoogle } from "../../account/own-google.ts";
import { signedIn } from "../../sign-in/access.ts";
import { visitorOf } from "../../sign-in/visitor.ts";
import { type ApiRoute, apiRoute, nothing } from "../api-route.ts";

export const ownGoogleRoutes = (ownGoogle: OwnGoogle): ApiRoute[] => [
  apiRoute({
    method: "POST",
    path: "/api/account/google-proof",
    access: signedIn,
    summary: "Kim olduğunu, hesabına bağlı Google ile yeniden gösterir",
    query: nothing,
    body: googleSchema,
    answer: z.object({}),
    async handle({ caller, body, ...from }) {
      await ownGoogle.prove(caller, body.sessionId, visitorOf(from));
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
    async handle({ caller, body, ...from }) {
      await ownGoogle.connect(caller, body.sessionId, visitorOf(from));
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
    async handle({ caller, ...from }) {
      await ownGoogle.disconnect(caller, visitorOf(from));
      return {};
    },
  }),
];
