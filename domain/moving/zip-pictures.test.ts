import { expect, test } from "vitest";
import { csv, readText } from "../../tests/support/moved-tables/read-text.ts";
import { countFileNames, isPictureFile, zipPictures } from "./zip-pictures.ts";

const addressOf = (file: string) => `/media/${file}`;

function taken(lines: readonly string[], files: readonly string[]) {
  const { products } = readText(csv(...lines));
  const zip = zipPictures(products, files);
  const addresses = Object.fromEntries(zip.files.map((file) => [file, addressOf(file)]));
  return { ...zip, products: zip.withAddresses(addresses), named: countFileNames(products) };
}

test("pictures by the names in the cells, whatever the folder, the capitals and the ending", () => {
  const { products, named, files, lacking, unused } = taken(
    [
      "Ürün adı;Fiyat;Görseller",
      "Kupa;99;kupa-1.jpg, Kupa-2.JPG",
      "Çiçek;199;Resimler\\ÇİÇEK ışık.png|https://eski.example/2.jpg",
      "Mum;49;mum.jpg;",
      "Sabun;29;",
    ],
    ["fotolar/kupa-1.jpg", "fotolar/kupa-2.jpeg", "çiçek ışık.png".normalize("NFD"), "logo.png"],
  );
  expect(named).toBe(4);
  expect(products.map(({ pictures }) => pictures)).toEqual([
    ["/media/fotolar/kupa-1.jpg", "/media/fotolar/kupa-2.jpeg"],
    [addressOf("çiçek ışık.png".normalize("NFD")), "https://eski.example/2.jpg"],
    undefined,
    undefined,
  ]);
  expect(files).toHaveLength(3);
  expect(lacking).toEqual([{ row: 4, column: "Görseller", words: "“mum.jpg” zip'te yok" }]);
  expect(unused).toEqual(["logo.png"]);
});

test("pictures by stock codes: numbers in their order, folders, and a code that looks like another's second picture", () => {
  const { products, unused } = taken(
    ["Ürün adı;Fiyat;Stok kodu", "Kupa;99;K-1", "Kupa iki;99;K-1-2", "Mum;49;MUM 7", "Şal;49;Ş9"],
    ["K-1 (10).jpg", "k-1_2.jpg", "K-1.jpg", "K-1-2.jpg", "MUM 7/b2.jpg", "MUM 7/a1.jpg", "₧9.webp", "K-12.jpg"],
  );
  expect(products.map(({ pictures }) => pictures)).toEqual([
    ["/media/K-1.jpg", "/media/k-1_2.jpg", "/media/K-1 (10).jpg"],
    ["/media/K-1-2.jpg"],
    ["/media/MUM 7/a1.jpg", "/media/MUM 7/b2.jpg"],
    ["/media/₧9.webp"],
  ]);
  expect(unused).toEqual(["K-12.jpg"]);
});

test("colors keep their pictures, and a file that could not be uploaded is left out", () => {
  const { products } = readText(
    csv("Ürün adı;Kimlik;Renk;Fiyat;Görsel", "Kupa;1;mavi;99;m.jpg", "Kupa;1;mor;99;r.jpg", "Kupa;1;sarı;99;y.jpg"),
  );
  const zip = zipPictures(products, ["m.jpg", "r.jpg", "y.jpg"]);
  expect(zip.withAddresses({ "m.jpg": "/media/1", "y.jpg": "/media/3" })).toMatchObject([
    { pictures: ["/media/1", "/media/3"], colorPictures: { mavi: "/media/1", sarı: "/media/3" } },
  ]);
});

test("without a zip no name stays in a product, and each is told", () => {
  const { products, lacking } = taken(["Ürün adı;Fiyat;Görsel", "Kupa;99;kupa.jpg"], []);
  expect(products[0]).not.toHaveProperty("pictures");
  expect(lacking).toEqual([{ row: 2, column: "Görseller", words: "“kupa.jpg” için zip seçilmedi" }]);
});

test("addresses of the shop and of elsewhere are no names of files, drives are", () => {
  const pictures = [
    "http://localhost:4000/media/a.webp",
    "https://a.example/b.jpg",
    "/media/c.webp",
    "C:\\foto\\d.jpg",
  ];
  expect(countFileNames([{ row: 1, origins: [], pictures }])).toBe(1);
});

test("pictures of a zip, without the shadows that a Mac adds", () => {
  const files = ["a.jpg", "b/c.HEIC", "__MACOSX/b/._c.HEIC", "b/.gizli.png", "liste.xlsx", "jpg"];
  expect(files.filter(isPictureFile)).toEqual(["a.jpg", "b/c.HEIC"]);
});
