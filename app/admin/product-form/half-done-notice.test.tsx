import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { NEW_PRODUCT } from "../../../domain/web/panel-addresses.ts";
import { createUploadQueue } from "../product-pictures/upload-queue.ts";
import { halfDoneForms } from "./half-done-forms.ts";
import { HalfDoneNotice } from "./half-done-notice.tsx";
import { draftOf } from "./product-form-values.ts";

const never = () => Promise.reject(new Error("nothing is uploaded"));
const queue = createUploadQueue({ prepare: never, send: never, pause: never });

function drawn(...stored: object[]) {
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(stored) });
  const nothing = () => {};
  return renderToStaticMarkup(
    <HalfDoneNotice forms={halfDoneForms("owner")} queueOf={() => queue} onContinue={nothing} onRemoved={nothing} />,
  );
}

const CUP = {
  place: "cup",
  key: "of-cup",
  before: { ...draftOf(undefined), name: "Deneme Fincan" },
  changes: { name: "Deneme Büyük Fincan" },
};

test("a half-done form stands under the saved name of its product, with what was typed", () => {
  const notice = drawn(CUP);
  expect(notice).toContain("Yarım kaldı: <strong>Deneme Fincan</strong> (ürün adı)");
  expect(notice).not.toContain("Büyük");
});

test("the form of a new product stands under the typed name", () => {
  const form = { ...CUP, place: NEW_PRODUCT, before: draftOf(undefined), changes: { name: "Deneme Kolye " } };
  expect(drawn(form)).toContain("Yarım kaldı: <strong>Deneme Kolye</strong></p>");
  expect(drawn({ ...form, changes: {} })).toContain("<strong>yeni ürün</strong>");
});

test("several forms are folded, without saying of each that it is half done", () => {
  const notice = drawn(CUP, { ...CUP, key: "second" });
  expect(notice).toContain("<summary>Yarım kalanlar (2)</summary>");
  expect(notice).not.toContain("Yarım kaldı");
});
