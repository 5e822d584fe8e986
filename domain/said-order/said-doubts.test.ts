import { describe, expect, test } from "vitest";
import { proposedFor } from "../../tests/support/free-chats/measured-chats.ts";

const tickedLines = (chat: string) =>
  proposedFor(chat).lines.flatMap(({ found, quantity, isSure }) => (isSure ? [[found?.product.id, quantity]] : []));
const ticked = (chat: string, field: string) =>
  proposedFor(chat).facts.flatMap((fact) => (fact.field === field && fact.isSure ? fact.value : []));

const TWO_PERSONS = `İki ayrı adrese göndereceksiniz. 1- Unicorn figür Ayşe Demir 0555 123 45 67 Çamlıca mah 3. sokak no 5 Nilüfer Bursa
2- Muzip tilki figür Fatma Yıldız 0544 123 45 67 Gazi mah 4. sokak no 6 Seyhan Adana`;

describe("no line is ticked", () => {
  test.each([
    TWO_PERSONS,
    "örgü lale, aşk mektubu anı kutusu ve kraliyet tacı broş ikişer tane",
    "ikişer tane örgü lale ve broş",
    "kraliyet tacı broş 1 adet\nboşverin gerek kalmadı",
    "kraliyet tacı broş 1 adet\nkalsın",
    "iki örgü lale pembe biri de sarı olsun",
    "2 tane istiyorum\nmini disko topu\ngümüş",
  ])("for %j", (chat) => {
    expect(tickedLines(chat)).toEqual([]);
  });
});

test("a refusal is no name", () => {
  expect(ticked("kraliyet tacı broş 1 adet\nboşverin gerek kalmadı", "name")).toEqual([]);
});

test("bi de begins another line", () => {
  const { lines } = proposedFor("bir sırt çantası lila alayım bi de üç tane örgü lale pembe");
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 3]);
});

describe("an address", () => {
  test("ends at its province, and the name behind it is a name", () => {
    const chat = "adresim Gazi mah 12. sokak no 4 Keçiören Ankara ece tan 0532 123 45 67";
    const { facts } = proposedFor(chat);
    const said = (name: string) => facts.find(({ field }) => field === name)?.value;
    expect([said("address"), said("name")]).toEqual(["Gazi mah 12. sokak no 4", "Ece Tan"]);
  });

  test.each([
    TWO_PERSONS,
    "Gazi mah 12. sokak no 4 Teşekkürler Keçiören Ankara",
    "Ad Kerem Can. Gazi mah 12. sokak no 4 Keçiören Ankara",
    "Ece Tan Gazi mah 12. sokak no 4 Keçiören Ankara",
    "Gönderen ben Gazi mah 12. sokak no 4 Keçiören Ankara",
    "Ad Kerem Can. Gazi mah 12. sokak no 4 ece tan",
    "değişti yeni adres: Gazi mah 12. sokak no 4 ece tan Keçiören Ankara",
  ])("is never ticked with a foreign word: %j", (chat) => {
    for (const address of ticked(chat, "address")) expect(address).toBe("Gazi mah 12. sokak no 4");
    if (chat === TWO_PERSONS) expect(ticked(chat, "address")).toEqual([]);
  });
});

test.each(["kapıda ödeme olsun", "kapıda nakit", "havale yapacağım", "iban atar mısınız"])(
  "%j stays in the customer's words",
  (words) => {
    expect(proposedFor(`örgü lale pembe 2 tane\n${words}`).unread).toContain(words);
  },
);

test("two addresses tick no province", () => {
  const chat = "iki adrese gidecek 1- unicorn figür Nilüfer Bursa\n2- muzip tilki figür Seyhan Adana";
  expect(ticked(chat, "province")).toEqual([]);
});

test("a question about sending ticks no province", () => {
  expect(ticked("ankaraya kargo kaç günde gelir", "province")).toEqual([]);
});

test.each(["merhaba ve iyi günler", "sen ve", "kilit ve"])("ve alone ticks no product: %j", (chat) => {
  expect(tickedLines(chat)).toEqual([]);
});

test.each(['kartına "seni seviyorum" yazın', "benimki pembe olsun seninki lila", "bende aynısından istiyorum"])(
  "a pronoun names no product: %j",
  (chat) => {
    expect(proposedFor(chat).lines).toEqual([]);
  },
);

test.each([
  ["Buse 0542 333 44 55", "Buse", false],
  ["hande\n536 444 55 66", "Hande", false],
  ["adımı Mehmet Can Yıldız yazın", "Mehmet Can Yıldız", true],
  ["adresim: Pelitli mah. Sahil cad. 19/4, Kübra Usta, 0530-123-45-67", "Kübra Usta", false],
  ["bir lale atar mısın Nur Şen\nYavuz mah 1456. sok 23/8\n0533 888 77 66", "Nur Şen", false],
])("of %j the name %j is read", (chat, name, isSure) => {
  expect(proposedFor(chat).facts).toContainEqual(expect.objectContaining({ field: "name", value: name, isSure }));
});

test("who introduces herself beside another person's name and number sends a gift", () => {
  const chat =
    "kalpli kupa lila 1 adet\nDerya Şahin 0533 222 10 10\nBahçelievler mah 7. cadde no 21 Çankaya Ankara\nben Kaan 0530 111 20 20";
  const { isGift, facts } = proposedFor(chat);
  expect(isGift).toBe(true);
  expect(facts.map(({ field, value, isSure }) => [field, value, isSure]).slice(0, 4)).toEqual([
    ["name", "Derya Şahin", true],
    ["senderName", "Kaan", false],
    ["phone", "905332221010", true],
    ["senderPhone", "905301112020", true],
  ]);
  expect(proposedFor("ben Kaan 0530 111 20 20, olmazsa 0532 111 22 33").isGift).toBe(false);
});

test("a sum of a kind is no line", () => {
  const { lines } = proposedFor("kakao ayı kahverengi 1, kutup ayısı beyaz 1, toplam 2 peluş");
  expect(lines.map(({ found, quantity }) => [found?.product.id, quantity])).toEqual([
    ["kakao-ayi-pelus", 1],
    ["kutup-ayisi-pelus", 1],
  ]);
});
