import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { type AppOfAdmin, openForAdmin } from "../../tests/support/admin-api.ts";
import { hostilePictures } from "../../tests/support/hostile-pictures.ts";

let shop: AppOfAdmin;
beforeEach(async () => {
  shop = await openForAdmin();
});

/** Red on its left half, blue on its right. */
const flag = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: "#00f" } })
    .composite([{ input: { create: { width: 40, height: 40, channels: 3, background: "#f00" } }, left: 0, top: 0 }])
    .png()
    .toBuffer();

async function send(body: Uint8Array | ReadableStream, headers: Record<string, string> = {}) {
  const response = await shop.app.request(
    "/api/admin/pictures",
    {
      method: "POST",
      headers: { Authorization: `Bearer ${shop.admin}`, "Content-Type": "image/jpeg", ...headers },
      ...(body instanceof ReadableStream ? { body, duplex: "half" } : { body: Buffer.from(body) }),
    },
    { socketAddress: "127.0.0.1" },
  );
  return { status: response.status, json: await response.json() };
}

const hashOf = (address: string) => /[0-9a-f]{64}/.exec(address)?.[0] ?? "";
const WHOLE = { turn: 0, tilt: 0, crop: null, background: null };

async function sendFlag(): Promise<string> {
  return hashOf((await send(await flag())).json.picture.address);
}

const cut = (hash: string, how: object) =>
  shop.call("POST", `/api/admin/pictures/${hash}/cut`, { token: shop.admin, body: { ...WHOLE, ...how } });

async function pixel(address: string, left: number, top: number): Promise<string> {
  const { bytes = new Uint8Array() } = (await shop.media.findPicture(hashOf(address))) ?? {};
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width = 0 } = await sharp(bytes).metadata();
  const [red = 0, , blue = 0] = data.subarray((top * width + left) * 3);
  if (red > 200 && blue > 200) return "white";
  return red > blue ? "red" : "blue";
}

describe("a picture that an admin sends", () => {
  test("is stored once, even if it is sent twice", async () => {
    const [first, second] = [await send(await flag()), await send(await flag())];
    expect(first).toMatchObject({ status: 201, json: { picture: { width: 80, height: 40 } } });
    expect(first.json.picture.address).toMatch(/^https:\/\/fiyonk\.example\/media\/[0-9a-f]{64}\.webp$/);
    expect(second.json).toEqual(first.json);
  });

  test("is not checked before its sender is", async () => {
    const headers = { "Content-Encoding": "gzip", "Content-Type": "image/png" };
    expect((await shop.call("POST", "/api/admin/pictures", { body: "no picture", headers })).status).toBe(401);
    const customer = await shop.tokenOf("customer");
    const options = { token: customer, body: "no picture", headers };
    expect((await shop.call("POST", "/api/admin/pictures", options)).status).toBe(403);
  });

  test("is refused if compressed, without an image type, or above 8 MB", async () => {
    const bytes = await flag();
    expect((await send(bytes, { "Content-Encoding": "gzip" })).status).toBe(415);
    expect((await send(bytes, { "Content-Type": "text/html" })).status).toBe(415);
    const large = await send(new Uint8Array(8 * 1024 * 1024 + 1));
    expect(large).toEqual({ status: 413, json: { detail: "Görsel en fazla 8 MB olabilir" } });
  });

  test("is refused if it exceeds 8 MB without a declared length, or breaks off", async () => {
    const endless = () => new ReadableStream({ pull: (sender) => sender.enqueue(new Uint8Array(64 * 1024)) });
    const large = await send(endless());
    expect(large).toEqual({ status: 413, json: { detail: "Görsel en fazla 8 MB olabilir" } });
    const first = (await flag()).subarray(0, 30);
    const half = new ReadableStream({
      start: (sender) => sender.enqueue(first),
      pull: (sender) => sender.error(new Error("aborted")),
    });
    expect(await send(half)).toEqual({ status: 400, json: { detail: "İstek yarıda kesildi" } });
    expect((await send(await flag())).status).toBe(201);
  });

  test("is described as binary in the OpenAPI document", async () => {
    const { json } = await shop.call("GET", "/api/openapi.json");
    const { content } = json.paths["/api/admin/pictures"].post.requestBody;
    expect(content).toEqual({ "image/*": { schema: { type: "string", format: "binary" } } });
  });
});

test.each(await hostilePictures())(
  "a hostile file is refused with a sentence or stored clean: $name",
  async ({ bytes, status }) => {
    const answer = await send(bytes);
    expect(answer.status).toBe(status);
    if (status !== 201) {
      expect(answer.json.detail).toMatch(/^[A-ZÇĞİÖŞÜ].{10,}/);
      return;
    }
    const { bytes: stored = new Uint8Array() } =
      (await shop.media.findPicture(hashOf(answer.json.picture.address))) ?? {};
    const about = await sharp(stored).metadata();
    expect(about).toMatchObject({ format: "webp", space: "srgb" });
    expect([about.exif, about.icc, about.pages].filter(Boolean)).toEqual([]);
    expect(/script|Gizli|ICC_PROFILE/.test(Buffer.from(stored).toString("latin1"))).toBe(false);
  },
);

describe("a picture that is cut", () => {
  test("is rotated, straightened without empty corners, or cropped", async () => {
    const hash = await sendFlag();
    const turned = (await cut(hash, { turn: 90 })).json.picture;
    expect(turned).toMatchObject({ width: 40, height: 80 });
    expect([await pixel(turned.address, 20, 10), await pixel(turned.address, 20, 70)]).toEqual(["red", "blue"]);
    const half = (await cut(hash, { crop: { left: 0.5, top: 0, width: 0.5, height: 1 } })).json.picture;
    expect(half).toMatchObject({ width: 40, height: 40 });
    expect(await pixel(half.address, 3, 20)).toBe("blue");
    const tilted = (await cut(hash, { tilt: 12 })).json.picture;
    const { bytes = new Uint8Array() } = (await shop.media.findPicture(hashOf(tilted.address))) ?? {};
    expect((await sharp(bytes).stats()).isOpaque).toBe(true);
  });

  test("is placed whole on a plain square", async () => {
    const { picture } = (await cut(await sendFlag(), { background: "#ffffff" })).json;
    expect(picture).toMatchObject({ width: 80, height: 80 });
    expect([await pixel(picture.address, 40, 3), await pixel(picture.address, 10, 40)]).toEqual(["white", "red"]);
  });

  test("is cut from its original the second time too", async () => {
    const hash = await sendFlag();
    const half = (await cut(hash, { crop: { left: 0, top: 0, width: 0.5, height: 1 } })).json.picture;
    const again = (await cut(hashOf(half.address), { turn: 180 })).json.picture;
    expect(again).toMatchObject({ width: 80, height: 40 });
    const about = await shop.call("GET", `/api/admin/pictures/${hashOf(again.address)}`, { token: shop.admin });
    expect(hashOf(about.json.original.address)).toBe(hash);
    const first = await shop.call("GET", `/api/admin/pictures/${hash}`, { token: shop.admin });
    expect(first.json).toMatchObject({ picture: { width: 80, height: 40 }, original: null });
  });

  test("is refused if it does not exist, or if too little would be left", async () => {
    expect((await cut("ab".repeat(32), {})).status).toBe(404);
    expect((await cut("resim", {})).status).toBe(404);
    const sliver = { crop: { left: 0, top: 0, width: 0.1, height: 1 } };
    expect((await cut(await sendFlag(), sliver)).status).toBe(422);
  });
});
