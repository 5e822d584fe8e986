/** Names that owners give the columns of their own lists, by what the columns say of a product. Plain, as `columnKey` makes them. */
export const OWN_COLUMN_NAMES = {
  name: ["ad", "adi", "urun", "urun adi", "urun ismi", "isim", "baslik", "name", "title", "product"],
  description: ["aciklama", "urun aciklamasi", "detay", "description", "tanim"],
  price: ["fiyat", "fiyati", "satis fiyati", "fiyat tl", "birim fiyat", "price", "tutar", "guncel fiyat", "yeni fiyat"],
  salePrice: ["indirimli fiyat", "indirimli", "kampanya fiyati", "indirimli satis fiyati", "sale price"],
  oldPrice: ["eski fiyat", "eski fiyati", "liste fiyati", "piyasa fiyati", "ustu cizili fiyat", "old price"],
  category: ["kategori", "kategoriler", "kategori adi", "grup", "tur", "category", "cesit"],
  color: ["renk", "renkler", "renk secenekleri", "urun rengi", "color", "colour"],
  size: ["beden", "bedenler", "olcu", "olculer", "numara", "boyut", "boy", "size", "model", "modeller"],
  pictures: [
    ...["gorsel", "gorseller", "gorsel url", "gorsel #", "resim", "resimler", "resim url", "resim linki", "resim #"],
    ...["foto", "fotolar", "fotograf", "fotograflar", "fotograf #", "ana gorsel", "ek gorseller", "image", "images"],
  ],
  count: ["stok", "adet", "stok adedi", "stok miktari", "miktar", "kalan", "stock", "quantity"],
  inStock: ["stokta", "stok durumu", "stokta mi", "durum"],
  code: ["kod", "urun kodu", "stok kodu", "sku", "barkod", "barcode"],
  slug: ["slug", "adres", "url", "link", "handle"],
  group: ["kimlik", "id"],
  isShown: ["yayinda", "gorunur", "aktif"],
  featured: ["one cikan", "vitrin", "featured"],
  currency: ["para birimi", "currency", "doviz"],
};
