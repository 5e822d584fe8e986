/** The messages of spec §8, word for word, and those that the panel uses more than once. */
export const messages = {
  dataFailed: "Veriler yüklenemedi",
  createFailed: "Ürün eklenemedi",
  updateFailed: "Ürün güncellenemedi",
  removeFailed: "Ürün silinemedi",
  undoFailed: "Geri alınamadı",
  actionFailed: "İşlem başarısız",
  loginFailed: "Giriş başarısız",
  registerFailed: "Kayıt başarısız",
  googleFailed: "Google girişi başarısız",

  loggedIn: "Giriş başarılı!",
  registered: "Kayıt başarılı!",
  loggedInWithGoogle: "Google ile giriş başarılı!",
  loggedOut: "Çıkış yapıldı",
  created: "Ürün eklendi",
  updated: "Ürün güncellendi",
  removed: "Ürün silindi",
  addedToCart: (product: string) => `${product} sepete eklendi!`,
  raisedInCart: (product: string) => `${product} miktarı artırıldı!`,
  removedFromCart: "Ürün sepetten çıkarıldı!",

  restored: "Ürün geri kondu",

  confirmRemove: "Bu ürünü silmek istediğinize emin misiniz?",
} as const;
