import { ShopError } from "../../domain/error.ts";
import { readText, refuseCompressed } from "./bounded-body.ts";

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/** Requiring JSON also keeps other sites out: a browser sends it across origins only after a CORS preflight, which is refused. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  refuseCompressed(request);
  if (!JSON_TYPE.test(request.headers.get("Content-Type") ?? "")) {
    throw new ShopError("wrong-type", "İstek JSON biçiminde olmalı");
  }
  try {
    return JSON.parse(await readText(request, limit));
  } catch (cause) {
    if (cause instanceof ShopError) throw cause;
    throw new ShopError("malformed", "İstek okunamadı", { cause });
  }
}
