import { expect, test } from "vitest";
import { readCaption } from "./caption.ts";

test.each([
  ["Kişiye özel kupa 🎁 499 TL", "Kişiye özel kupa", ""],
  ["₺499,90 Gümüş kalp kolye", "Gümüş kalp kolye", ""],
  ["Ahşap çerçeve\nFiyat: 350₺", "Ahşap çerçeve", ""],
  ["Soya mumu 🕯️ fiyat dm", "Soya mumu", ""],
  ["Deri cüzdan 1.250 TL (siyah, taba)", "Deri cüzdan", "siyah taba"],
  ["Peluş ayı 250 liraa 🧸 son 3 adet", "Peluş ayı", ""],
  ["Anne kutusu ❌650₺ ✅499₺", "Anne kutusu", ""],
  ["Bileklik 300 TL yerine 199 TL", "Bileklik", ""],
  ["Anahtarlık 80₺, 2 adet 150₺", "Anahtarlık", ""],
  ["Çiçek buketi 350-550 TL", "Çiçek buketi", ""],
  ["Fanus 🌹 349.90 tl kırmızı-beyaz", "Fanus", "kırmızı beyaz"],
  ["Hediye sepeti 1.499,00 TL'ye", "Hediye sepeti", ""],
  ["Nişan tepsisi 450➡️375 tl", "Nişan tepsisi", ""],
  ["Sabun 5'li 175TL, kargo 79 TL", "Sabun 5'li", ""],
  ["Vazo 25 cm 420 ₺ krem ve yeşil", "Vazo 25 cm", "krem yeşil"],
  ["Sipariş 0532 123 45 67\nAtlas şal 290₺", "Atlas şal", ""],
  ["Kar küresi 5️⃣9️⃣9️⃣ TL", "Kar küresi", ""],
  ["Evlilik albümü 1,250 TL", "Evlilik albümü", ""],
  ["Doğum panosu 600tl'den başlayan", "Doğum panosu", ""],
  ["Lavanta kesesi 50 adet 1000 TL", "Lavanta kesesi 50 adet", ""],
  ["Nazarlık gold/silver 120", "Nazarlık", "gold silver"],
  ["2026 ajanda 180 TL", "2026 ajanda", ""],
  ["Saat 20:00'da çekiliş!", "", ""],
  ["TÜKENDİ ❌ Mermer tepsi 750₺", "Mermer tepsi", ""],
  ["%20 indirim\nSaat kutusu 960 TL (eski 1200)", "Saat kutusu", ""],
  ["Fiyat için DM 📩 Pasta süsü", "Pasta süsü", ""],
  ["Kutu\nMini 199₺ Orta 299₺ Büyük 399₺", "Kutu", ""],
  ["Küpe 899,99 tl Renk: rose, gümüş", "Küpe", "rose gümüş"],
  ["#hediye Sihirli kupa 🔥 275 try", "Sihirli kupa", ""],
  ["Ayıcıklı gül 15 USD", "Ayıcıklı gül", ""],
  ["çift bileklik seti 250 TL", "Çift bileklik seti", ""],
  ["GÜNAYDIN ☀️\nyeni kupalarımız geldi 150 TL", "Yeni kupalarımız geldi", ""],
  ["Pembe peluş tavşan 🐰 399₺ pembe / mavi / lila renkleri", "Pembe peluş tavşan", "pembe mavi lila"],
  ["Saatlik mum 90 TL", "Saatlik mum", ""],
  ["1000 takipçi olduk 🎉", "", ""],
])("%s: %s, %s", (caption, name, colors) => {
  const said = readCaption(caption);
  expect([said.name ?? "", said.colors.join(" ")]).toEqual([name, colors]);
});
