/** Messages as version 1.0 wrote them, letter by letter. A chat may hold them for months. */
export const MESSAGES_OF_BEFORE = {
  linked: `Merhaba, sipariş vermek istiyorum:

• Labubu anahtarlık (Pembe) x1 - ₺899,90
• Çift bileklik x2 - ₺499,00
• Soya mumu x3 - ₺360,00

*Toplam: ₺1.758,90*
Kargo: ücretsiz

Sepet: https://fiyonk.example/sepet#1.o.BfPtqbYmnoQsB8mpP9.3pNQml`,
  gift: `Merhaba, sipariş vermek istiyorum:

• Çift kişilik kupa (Mavi) x2 - ₺299,90

*Toplam: ₺299,90*
Kargo: ₺49,90 (₺500,00 üzeri ücretsiz)

Ad soyad: Ece Işık
Telefon: 0532 123 45 67
Adres: Çiçek Sokak 1, D: 4, Nilüfer / Bursa
İstenen gün: 14.02.2027
Hediye paketi: evet
Kart notu: İyi ki doğdun 2x öptüm

Sepet: https://fiyonk.example/sepet#1.o.VH1pT8.1Lj6ms`,
  chosen: `Merhaba, sipariş vermek istiyorum:

• Fiyonklu kılıf (Pembe, iPhone 15 Pro) x2 - ₺639,80
  “BUSE ♥” (İsim)

*Toplam: ₺639,80*
Kargo: ücretsiz

Sepet: https://fiyonk.example/sepet#2.o.OD8Mq2116I5l05YgEo0BRfltsjbdxob.0vKqYO`,
  early: `Merhaba, sipariş vermek istiyorum:

• Soya mumu x2 - ₺200,00
• İsimli kolye x1 - ₺320,00

*Toplam: ₺520,00*
Kargo: ücretsiz

Sepet: https://fiyonk.example/sepet#1.K.B8mpP8YQ6Efh.1FZfWD`,
};
