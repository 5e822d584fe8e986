import { expect, test } from "vitest";
import { csv, readText } from "../../tests/support/moved-tables/read-text.ts";

test("a Shopify export: variants, further pictures, prices with points, addresses of before", () => {
  const { source, products, troubles } = readText(
    csv(
      "Title,URL handle,Description,Vendor,Product category,Type,Tags,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Option3 name,Option3 value,Option3 Linked To,Price,Compare-at price,Inventory quantity,Product image URL,Image position,Variant image URL",
      'Kalp kolye,kalp-kolye,"<p>Gümüş <b>kaplama</b></p><ul><li>45 cm</li></ul>",Atölye,Apparel & Accessories > Jewelry > Necklaces,Kolye,,active,KK-P-S,,Renk,Pembe,,Boy,S,,,,,1250.00,1499.90,3,https://cdn.example/1.jpg,1,https://cdn.example/pembe.jpg',
      ",kalp-kolye,,,,,,,KK-P-M,,,Pembe,,,M,,,,,1300.00,1499.90,0,https://cdn.example/2.jpg,2,https://cdn.example/pembe.jpg",
      ",kalp-kolye,,,,,,,KK-M-S,,,Mavi,,,S,,,,,1250.00,1499.90,5,,,https://cdn.example/mavi.jpg",
      ",kalp-kolye,,,,,,,,,,,,,,,,,,,,,https://cdn.example/3.jpg,3,",
      "Mum,soya-mumu,,,,Mum,,draft,SM,,Title,Default Title,,,,,,,,99.5,,7,https://cdn.example/m.jpg,1,",
    ),
  );
  expect({ source, troubles }).toEqual({ source: "Shopify", troubles: [] });
  expect(products).toEqual([
    {
      row: 2,
      origins: ["kod:KK-P-S", "kod:KK-P-M", "kod:KK-M-S", "adres:/products/kalp-kolye"],
      slug: "kalp-kolye",
      name: "Kalp kolye",
      description: "Gümüş kaplama\n• 45 cm",
      category: "Kolye",
      pictures: [
        "https://cdn.example/1.jpg",
        "https://cdn.example/pembe.jpg",
        "https://cdn.example/2.jpg",
        "https://cdn.example/mavi.jpg",
        "https://cdn.example/3.jpg",
      ],
      colorPictures: { Pembe: "https://cdn.example/pembe.jpg", Mavi: "https://cdn.example/mavi.jpg" },
      colors: ["Pembe", "Mavi"],
      choices: [{ name: "Boy", values: [{ name: "S" }, { name: "M", extra: 50 }] }],
      price: 1250,
      originalPrice: 1499.9,
      inStock: true,
      pieces: [
        {
          of: [
            { choice: "Renk", value: "Pembe" },
            { choice: "Boy", value: "S" },
          ],
          pieces: 3,
        },
        {
          of: [
            { choice: "Renk", value: "Pembe" },
            { choice: "Boy", value: "M" },
          ],
          pieces: 0,
        },
        {
          of: [
            { choice: "Renk", value: "Mavi" },
            { choice: "Boy", value: "S" },
          ],
          pieces: 5,
        },
        {
          of: [
            { choice: "Renk", value: "Mavi" },
            { choice: "Boy", value: "M" },
          ],
          pieces: null,
        },
      ],
      isShown: true,
    },
    {
      row: 6,
      origins: ["kod:SM", "adres:/products/soya-mumu"],
      slug: "soya-mumu",
      name: "Mum",
      category: "Mum",
      pictures: ["https://cdn.example/m.jpg"],
      price: 99.5,
      originalPrice: null,
      pieces: [{ of: [], pieces: 7 }],
      isShown: false,
    },
  ]);
});

test("a WooCommerce export in Turkish: a variable product with its variations, prices with commas", () => {
  const { source, products } = readText(
    csv(
      "Kimlik,Tür,Stok kodu (SKU),İsim,Yayımlanmış,Öne çıkan?,Kısa açıklama,Açıklama,Stokta?,Stok,İndirimli satış fiyatı,Normal fiyat,Kategoriler,Görseller,Ebeveyn,Nitelik 1 ismi,Nitelik 1 değer(ler)i,Nitelik 2 ismi,Nitelik 2 değer(ler)i",
      '10,variable,TS,Tişört,1,1,,Pamuklu,1,,,,"Giyim, Giyim > Tişört","https://wp.example/a.jpg, https://wp.example/b.jpg",,Renk,"Siyah, Beyaz",Beden,"S, M"',
      '11,variation,TS-1,"Tişört - Siyah, S",1,0,,,1,4,,"249,90",,https://wp.example/siyah.jpg,TS,Renk,Siyah,Beden,S',
      '12,variation,TS-2,"Tişört - Beyaz, M",1,0,,,0,0,"199,90","249,90",,https://wp.example/beyaz.jpg,id:10,Renk,Beyaz,Beden,M',
      "20,simple,KP,Kupa,0,0,,,1,,,150,Mutfak > Kupa,https://wp.example/k.jpg,,,,,",
    ),
  );
  expect(source).toBe("WooCommerce");
  expect(products).toMatchObject([
    {
      row: 2,
      origins: ["kod:TS", "kod:TS-1", "kod:TS-2", "adres:/urun/tisort", "adres:/product/tisort"],
      name: "Tişört",
      category: "Giyim",
      description: "Pamuklu",
      pictures: [
        "https://wp.example/a.jpg",
        "https://wp.example/b.jpg",
        "https://wp.example/siyah.jpg",
        "https://wp.example/beyaz.jpg",
      ],
      colorPictures: { Siyah: "https://wp.example/siyah.jpg", Beyaz: "https://wp.example/beyaz.jpg" },
      colors: ["Siyah", "Beyaz"],
      choices: [{ name: "Beden", values: [{ name: "S", extra: 50 }, { name: "M" }] }],
      price: 199.9,
      originalPrice: 249.9,
      pieces: [{ pieces: 4 }, { pieces: null }, { pieces: null }, { pieces: null }],
      isShown: true,
      featured: true,
    },
    { name: "Kupa", price: 150, category: "Kupa", isShown: false, inStock: true },
  ]);
});

test("what no variant names is not sold, however its value is written", () => {
  const [product] = readText(
    csv(
      "Model Kodu,Ürün Adı,Ürün Rengi,Boyut/Ebat,Trendyol'da Satılacak Fiyat (KDV Dahil),Ürün Stok Adedi",
      "P,Ayı,Pembe,30 cm,100,6",
      "P,Ayı,pembe,50 CM,100,2",
      "P,Ayı,Kahve,30 cm,100,",
    ),
  ).products;
  expect(product?.pieces).toEqual([
    { of: [chosen("Renk", "Pembe"), chosen("Beden", "30 cm")], pieces: 6 },
    { of: [chosen("Renk", "pembe"), chosen("Beden", "50 CM")], pieces: 2 },
    { of: [chosen("Renk", "Kahve"), chosen("Beden", "50 CM")], pieces: null },
  ]);
});

const chosen = (choice: string, value: string) => ({ choice, value });

test("pieces beside several values of a cell are those of all of them; Var and Yok stand for pieces, and another word is told", () => {
  const { products, troubles } = readText(
    csv(
      "Ürün Adı;Fiyat;Renkler;Stok",
      "Çanta;100;Pembe, Mavi;5",
      "Kutu;100;;Yok",
      "Mum;100;;VAR",
      "Şal;100;;az kaldı",
      "Vazo;100;;3 adet",
    ),
  );
  expect(products.map(({ pieces, inStock }) => [pieces, inStock])).toEqual([
    [[{ of: [], pieces: 5 }], true],
    [undefined, false],
    [undefined, true],
    [undefined, undefined],
    [[{ of: [], pieces: 3 }], undefined],
  ]);
  expect(troubles).toEqual([{ row: 5, column: "Stok", words: "“az kaldı” adet değil" }]);
});

test("WooCommerce writes a line break as two signs", () => {
  const [product] = readText(
    csv("ID,Type,SKU,Name,Description,Regular price", "1,simple,A,Kupa,Bir\\n\\niki,100"),
  ).products;
  expect(product?.description).toBe("Bir\n\niki");
});

test("a Meta catalogue: groups, sale prices, the template's lines above", () => {
  const { source, products } = readText(
    csv(
      "# Required | A unique content ID,# Required,,,,,,,,,",
      "id,title,description,availability,condition,price,link,image_link,brand,additional_image_link,item_group_id,color,size,sale_price,quantity_to_sell_on_facebook",
      'M1,Labubu çanta süsü,Sevimli,in stock,new,499.90 TRY,https://d.example/1,https://d.example/1.jpg,Pop,"https://d.example/2.jpg,https://d.example/3.jpg",G1,pembe,,399.90 TRY,4',
      "M2,Labubu çanta süsü,Sevimli,out of stock,new,499.90 TRY,https://d.example/2,https://d.example/mavi.jpg,Pop,,G1,mavi,,399.90 TRY,0",
      "M3,Yüzük,,in stock,new,9.99 USD,https://d.example/3,https://d.example/y.jpg,,,,,,,",
    ),
  );
  expect(source).toBe("Meta ya da Google kataloğu");
  expect(products[0]).toMatchObject({
    row: 3,
    name: "Labubu çanta süsü",
    price: 399.9,
    originalPrice: 499.9,
    colors: ["pembe", "mavi"],
    pictures: [
      "https://d.example/1.jpg",
      "https://d.example/2.jpg",
      "https://d.example/3.jpg",
      "https://d.example/mavi.jpg",
    ],
    pieces: [{ pieces: 4 }, { pieces: null }],
  });
  expect(products[1]).not.toHaveProperty("price");
});

test("each product names its own options, and one without an address of before has none", () => {
  const { products } = readText(
    csv(
      "Title,URL handle,Option1 name,Option1 value,Price,Product image URL",
      "Kupa,kupa,Renk,mavi,10,javascript:alert(1)",
      ",kupa,,mor,10,foto",
      "Tişört,tisort,Beden,S,20,",
      ",tisort,,M,20,",
      "Mum,,,,30,https://a.example/m.jpg",
      "Sabun,,,,40,",
    ),
  );
  expect(products).toMatchObject([
    { colors: ["mavi", "mor"] },
    { choices: [{ name: "Beden", values: [{ name: "S" }, { name: "M" }] }] },
    { origins: [], pictures: ["https://a.example/m.jpg"] },
    { origins: [] },
  ]);
  expect(products[0]).not.toHaveProperty("pictures");
  expect(products[1]).not.toHaveProperty("colors");
});

test("an owner's own list: names of columns as she gives them, several colors in a cell", () => {
  const { source, products, lost } = readText(
    csv(
      "sep=;",
      "Ürün Adı;Fiyatı;Eski Fiyat;Renkler;Stok Kodu;Kategori;Adet;Görsel",
      "Deri cüzdan;1.250 TL;1.500;siyah, taba;8,69E+12;Cüzdan;5;http://g.example/c.jpg",
      "'=Mum;49,90;;;M-1;Mum;;",
    ),
  );
  expect(source).toBe("tablo");
  expect(lost).toEqual([2]);
  expect(products).toMatchObject([
    {
      name: "Deri cüzdan",
      price: 1250,
      originalPrice: 1500,
      colors: ["siyah", "taba"],
      pictures: ["https://g.example/c.jpg"],
    },
    { name: "=Mum", price: 49.9, origins: ["kod:M-1"] },
  ]);
});

test("a price that depends on the color, or cannot be read, is told by its row", () => {
  const head = "Ürün adı;Kimlik;Renk;Fiyat";
  const { products, troubles } = readText(csv(head, "Şal;1;mavi;100", "Şal;1;yeşil;120", "Fular;2;;sorunuz"));
  expect(products).toMatchObject([{ price: 120 }, { name: "Fular" }]);
  expect(troubles).toMatchObject([
    { row: 2, column: "Fiyat" },
    { row: 4, column: "Fiyat", words: "“sorunuz” fiyat değil" },
  ]);
});
