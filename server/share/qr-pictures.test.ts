import { expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { qrPicturePath } from "../../domain/web/qr-picture.ts";
import { openApp } from "../../tests/support/open-app.ts";
import { BILEKLIK } from "../../tests/support/sample-products.ts";
import { drawQr } from "./qr-pictures.ts";

test("a product's printed page has a QR code of its address in the chosen color, an unknown product has none", async () => {
  const app = await openApp();
  try {
    const { slug } = await app.catalog.createProduct({ ...BILEKLIK, colors: ["gümüş", "altın"] }, THE_SHOP);
    const { status, headers, text } = await app.call("GET", qrPicturePath(slug));
    expect([status, headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(text).toContain((await drawQr(app.config.publicUrl + addresses.product(slug))).path);
    const inColor = await app.call("GET", qrPicturePath(slug, "gumus"));
    expect(inColor.text).toContain(
      (await drawQr(app.config.publicUrl + addresses.product(slug, [{ group: "renk", id: "gumus" }]))).path,
    );
    expect((await app.call("GET", qrPicturePath(slug, "yok"))).text).toBe(text);
    expect((await app.call("GET", qrPicturePath("yok"))).status).toBe(404);
  } finally {
    await app.close();
  }
});
