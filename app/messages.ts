/** The messages of spec §8, word for word; those of the panel stand in app/admin/panel-words.ts. */
export const messages = {
  dataFailed: "Veriler yüklenemedi",
  actionFailed: "İşlem başarısız",
  loginFailed: "Giriş başarısız",
  registerFailed: "Kayıt başarısız",
  googleFailed: "Google girişi başarısız",

  loggedIn: "Giriş başarılı!",
  registered: "Kayıt başarılı!",
  loggedInWithGoogle: "Google ile giriş başarılı!",
  loggedOut: "Çıkış yapıldı",
  addedToCart: (product: string) => `${product} sepete eklendi!`,
  raisedInCart: (product: string) => `${product} miktarı artırıldı!`,
  removedFromCart: "Ürün sepetten çıkarıldı!",
} as const;
