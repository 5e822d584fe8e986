import { type Answering, hashOf } from "./shop-to-copy.ts";

export async function downloadCopy({ call, app, token }: Answering, isFull = false): Promise<Buffer> {
  const { json } = await call("POST", "/api/admin/backups/link", { token, body: { name: null, isFull } });
  return Buffer.from(await (await app.request(json.address)).arrayBuffer());
}

const PIECE = 100_000;

export async function uploadCopy({ app, token }: Answering, file: Uint8Array): Promise<{ upload: string }> {
  const upload = hashOf(file).slice(0, 32);
  for (let at = 0; at < file.length; at += PIECE) {
    const answer = await app.request(`/api/admin/restore/uploads/${upload}?at=${at}`, {
      method: "PUT",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/octet-stream" },
      body: new Uint8Array(file.subarray(at, at + PIECE)),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
  return { upload };
}

/** The last of the lines with which the shop answers. */
export async function askToRestore({ app, token }: Answering, body: object) {
  const answer = await app.request("/api/admin/restore", {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return JSON.parse((await answer.text()).trim().split("\n").at(-1) ?? "{}");
}

export async function restoreCopy(shop: Answering, file: Uint8Array) {
  const source = await uploadCopy(shop, file);
  const { result } = await askToRestore(shop, { source });
  return askToRestore(shop, { source, confirm: result.confirm });
}
