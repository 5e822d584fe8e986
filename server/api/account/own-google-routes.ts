import { googleSchema } from "../../../domain/account/credentials.ts";
import type { OwnGoogle } from "../../account/own-google.ts";
import { signedIn } from "../../sign-in/access.ts";
import { visitorOf } from "../../sign-in/visitor.ts";
import { type ApiRoute, apiRoute } from "../api-route.ts";

export const ownGoogleRoutes = (ownGoogle: OwnGoogle): ApiRoute[] => [
  apiRoute({
    method: "POST",
    path: "/api/account/google-proof",
    access: signedIn,
    summary: "Kim olduğunu, hesabına bağlı Google ile yeniden gösterir",
    body: googleSchema,
    handle: ({ caller, body, ...from }) => ownGoogle.prove(caller, body.sessionId, visitorOf(from)),
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
