import { callSignedIn } from "../signed-in-calls.ts";

export type Proof = { password: string } | { code: string };

export const prove = (body: Proof) => callSignedIn("POST", "/account/proof", { body });
