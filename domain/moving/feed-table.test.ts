import { expect, test } from "vitest";
import { readMatched } from "../../tests/support/moved-tables/read-text.ts";
import { feedTable } from "./feed-table.ts";

const read = (xml: string) => {
  const table = feedTable(xml, 100);
  if (!table) throw new Error("no feed");
  return readMatched(table);
};

test("a Google Merchant feed: its own fields, groups, Turkish prices, the address of before", () => {
  const { source, products, troubles } = read(`<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>
<title>Dükkân</title><link>https://eski.example</link><!-- <item><g:id>yok</g:id></item> -->
<item>
  <g:id>K1</g:id><g:item_group_id>K</g:item_group_id>
  <title><![CDATA[Kalp & kurdele <kolye>]]></title>
  <description>&lt;p&gt;G&#252;m&uuml;ş &amp;amp; taş&lt;/p&gt;</description>
  <link>https://eski.example/kalp-kolye?renk=pembe</link>
  <g:image_link>https://eski.example/1.jpg?a=1&amp;b=2</g:image_link>
  <g:additional_image_link>https://eski.example/2.jpg</g:additional_image_link>
  <g:additional_image_link>https://eski.example/3.jpg</g:additional_image_link>
  <g:price>1.250,00 TRY</g:price><g:sale_price>999,90 TRY</g:sale_price>
  <g:availability>in_stock</g:availability><g:color>pembe</g:color>
  <g:product_type>Takı &gt; Kolye</g:product_type>
  <g:shipping><g:country>TR</g:country><g:price>79 TRY</g:price></g:shipping>
  <g:brand/>
</item>
<item><g:id>K2</g:id><g:item_group_id>K</g:item_group_id><title>Kalp &amp; kurdele</title>
  <g:image_link>https://eski.example/mavi.jpg</g:image_link><g:price>1.250,00 TRY</g:price>
  <g:sale_price>999,90 TRY</g:sale_price><g:availability>out_of_stock</g:availability><g:color>mavi</g:color></item>
<item><g:id>M</g:id><title>Mum</title><link>https://eski.example/urunler/soya-mumu/</link>
  <g:image_link>https://eski.example/m.jpg</g:image_link><g:price>1,250.50 TRY</g:price>
  <g:availability>in_stock</g:availability></item>
</channel></rss>`);
  expect({ source, troubles }).toEqual({ source: "Meta ya da Google kataloğu", troubles: [] });
  expect(products).toMatchObject([
    {
      row: 1,
      origins: ["kod:K1", "kod:K2"],
      name: "Kalp & kurdele <kolye>",
      description: "Gümüş & taş",
      category: "Kolye",
      price: 999.9,
      originalPrice: 1250,
      colors: ["pembe", "mavi"],
      pictures: [
        "https://eski.example/1.jpg?a=1&b=2",
        "https://eski.example/2.jpg",
        "https://eski.example/3.jpg",
        "https://eski.example/mavi.jpg",
      ],
    },
    { row: 3, origins: ["kod:M", "adres:/urunler/soya-mumu"], name: "Mum", price: 1250.5, inStock: true },
  ]);
});

test("an Atom feed names its links in the tag", () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><g:id>A</g:id><title>Kupa</title>
    <link rel="alternate" href="https://eski.example/kupa"/><g:image_link>https://eski.example/k.jpg</g:image_link>
    <g:availability>in_stock</g:availability><g:price>99.90 TRY</g:price></entry></feed>`;
  expect(read(atom).products).toMatchObject([{ origins: ["kod:A", "adres:/kupa"], name: "Kupa", price: 99.9 }]);
});

test("XML that is no feed, breaks off, holds too much or declares entities of its own", () => {
  const item = "<item><g:id>1</g:id><title>Kupa</title></item>";
  expect(feedTable("<Workbook><Row/></Workbook>", 9)).toBeUndefined();
  expect(feedTable("", 9)).toBeUndefined();
  expect(feedTable(`<rss>${item}`, 9)).toBeUndefined();
  expect(feedTable(`<rss>${item}<![CDATA[</rss>`, 9)).toBeUndefined();
  expect(feedTable(`<rss>${item.repeat(10)}</rss>`, 9)).toBeUndefined();
  expect(feedTable(`<rss><item>${"<a>".repeat(100)}</rss>`, 9)).toBeUndefined();
  const declared = '<!DOCTYPE rss [<!ENTITY b "bbb"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
  const bomb = feedTable(`${declared}<rss><item><g:id>1</g:id><title>&b;&c;&constructor;</title></item></rss>\n`, 9);
  expect(bomb?.rows).toEqual([{ number: 1, cells: ["1", "&b;&c;&constructor;"] }]);
});
