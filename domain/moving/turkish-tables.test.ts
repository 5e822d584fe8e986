import { expect, test } from "vitest";
import { csv, readMatched, readText, tableIn } from "../../tests/support/moved-tables/read-text.ts";
import { isPictureTable, joinedTables } from "./joined-tables.ts";

test("tables of Turkish systems: ikas, Ticimax, IdeaSoft, Trendyol", () => {
  const ikas = readText(
    csv(
      "Ürün Grup ID;Varyant ID;İsim;Açıklama;Satış Fiyatı;İndirimli Fiyatı;Barkod Listesi;SKU;Silindi mi?;Marka;Kategoriler;Etiketler;Resim URL;Slug;Stok:Merkez;Stok:Şube;Tip;Varyant Tip 1;Varyant Değer 1;Varyant Aktiflik",
      "g1;v1;Kılıf;Şeffaf;199,90;149,90;869;K-1;HAYIR;;Telefon > Kılıf;;https://i.example/1.jpg;https://i.example/2.jpg;kilif;2;1;PHYSICAL;Model;iPhone 15;EVET".replace(
        "1.jpg;https",
        "1.jpg|https",
      ),
      "g1;v2;Kılıf;Şeffaf;199,90;149,90;870;K-2;HAYIR;;Telefon > Kılıf;;https://i.example/1.jpg;kilif;0;0;PHYSICAL;Model;iPhone 16;EVET",
      "g2;v3;Eski;;10;;;E;EVET;;;;;eski;0;0;PHYSICAL;;;EVET",
    ),
  );
  expect(ikas).toMatchObject({
    source: "ikas",
    products: [
      {
        name: "Kılıf",
        slug: "kilif",
        origins: ["kod:K-1", "kod:K-2", "adres:/kilif"],
        category: "Kılıf",
        price: 149.9,
        originalPrice: 199.9,
        choices: [{ name: "Model", values: [{ name: "iPhone 15" }, { name: "iPhone 16" }] }],
        pieces: [{ pieces: 3 }, { pieces: 0 }],
      },
    ],
  });
  expect(ikas.products).toHaveLength(1);

  const trendyol = readText(
    csv(
      "Barkod\tModel Kodu\tÜrün Rengi\tBoyut/Ebat\tMarka\tKategori İsmi\tTedarikçi Stok Kodu\tÜrün Adı\tÜrün Açıklaması\tPiyasa Satış Fiyatı (KDV Dahil)\tTrendyol'da Satılacak Fiyat (KDV Dahil)\tÜrün Stok Adedi\tGörsel 1\tGörsel 2\tDurum",
      "8690000000001\tBK\tGold\tTek Ebat\tX\tBileklik\tBK-G\tBileklik\tÇelik\t300\t199,5\t8\thttps://t.example/g.jpg\thttps://t.example/g2.jpg\tAktif",
      "8690000000002\tBK\tGümüş\tTek Ebat\tX\tBileklik\tBK-S\tBileklik\tÇelik\t300\t199,5\t2\thttps://t.example/s.jpg\t\tAktif",
    ),
  );
  expect(trendyol).toMatchObject({
    source: "Trendyol",
    products: [{ name: "Bileklik", price: 199.5, originalPrice: 300, colors: ["Gold", "Gümüş"], isShown: true }],
  });

  const ticimax = readText(
    csv(
      "URUNKARTIID;URUNID;STOKKODU;VARYASYONKODU;BARKOD;URUNADI;ACIKLAMA;MARKA;KATEGORILER;STOKADEDI;SATISFIYATI;INDIRIMLIFIYAT;KDVDAHIL;PARABIRIMI;URUNAKTIF;VARYASYON",
      "5;51;YZ-12;;;Yüzük;;;Takı>Yüzük;3;250,00;0,00;1;TL;1;12",
      "5;52;YZ-13;;;Yüzük;;;Takı>Yüzük;0;250,00;0,00;1;TL;1;13",
      "6;61;DL;;;Dolarlı;;;Takı;1;25,00;0;1;USD;1;",
    ),
  );
  expect(ticimax).toMatchObject({
    source: "Ticimax",
    products: [
      {
        name: "Yüzük",
        price: 250,
        originalPrice: null,
        choices: [{ name: "Beden", values: [{ name: "12" }, { name: "13" }] }],
      },
      { name: "Dolarlı" },
    ],
    troubles: [{ row: 4, words: "“USD” lira değil, fiyatı alınmadı" }],
  });

  const ideasoft = readText(
    csv(
      "stockCode;label;status;brand;barcode;mainCategory;category;rootProductStockCode;price1;tax;currencyAbbr;stockAmount;picture1Path;picture2Path;details;rebate;variantName1;variantValue1",
      "A1;Termos;1;;;Mutfak;Termos;;349,9;20;TL;5;https://s.example/1.jpg;;;0;;",
      "A1-S;Termos;1;;;Mutfak;Termos;A1;349,9;20;TL;3;https://s.example/s.jpg;;;0;Renk;Siyah",
      "A1-B;Termos;1;;;Mutfak;Termos;A1;349,9;20;TL;2;https://s.example/b.jpg;;;0;Renk;Beyaz",
    ),
  );
  expect(ideasoft).toMatchObject({
    source: "IdeaSoft",
    products: [{ name: "Termos", price: 349.9, colors: ["Siyah", "Beyaz"], pieces: [{ pieces: 3 }, { pieces: 2 }] }],
  });
});

test("Ticimax's pictures in a file of their own, in their order, and only of products that it has", () => {
  const products = tableIn(
    csv(
      "URUNKARTIID;URUNID;STOKKODU;URUNADI;STOKADEDI;SATISFIYATI;PARABIRIMI;VARYASYON",
      "5;51;YZ-12;Yüzük;3;250,00;TL;12",
      "5;52;YZ-13;Yüzük;0;250,00;TL;13",
      "6;61;KP;Kupa;4;99,00;TL;",
    ),
  );
  const pictures = tableIn(
    csv(
      "URUNKARTIID;RESIMURL;SIRA",
      "5;https://t.example/2.jpg;2",
      "5;https://t.example/1.jpg;1",
      "6;http://t.example/k.jpg;1",
      "9;https://t.example/9.jpg;1",
    ),
  );
  expect([products, pictures].map(isPictureTable)).toEqual([false, true]);
  const { products: read, troubles } = readMatched(joinedTables(products, pictures));
  expect(troubles).toEqual([]);
  expect(read).toMatchObject([
    {
      name: "Yüzük",
      pictures: ["https://t.example/1.jpg", "https://t.example/2.jpg"],
      choices: [{ name: "Beden", values: [{ name: "12" }, { name: "13" }] }],
    },
    { name: "Kupa", price: 99, pictures: ["https://t.example/k.jpg"], pieces: [{ of: [], pieces: 4 }] },
  ]);
  expect(read[1]).not.toHaveProperty("inStock");
});

test("Hepsiburada's list: codes, names and prices, no pictures", () => {
  expect(
    readText(csv("Satıcı Stok Kodu\tSKU\tBarkod\tÜrün Adı\tFiyat", "KP-1\tHBV1\t8690000000001\tKupa\t149,90")),
  ).toEqual({
    source: "Hepsiburada",
    products: [{ row: 2, origins: ["kod:KP-1"], name: "Kupa", price: 149.9, originalPrice: null }],
    troubles: [],
    lost: [],
  });
});
