/** The messages of spec §8 that only the panel needs, word for word, and those that it uses more than once. */
export const panelMessages = {
  createFailed: "Ürün eklenemedi",
  updateFailed: "Ürün güncellenemedi",
  removeFailed: "Ürün silinemedi",
  undoFailed: "Geri alınamadı",
  created: "Ürün eklendi",
  updated: "Ürün güncellendi",
  removed: "Ürün silindi",
  restored: "Ürün geri kondu",
  confirmRemove: "Bu ürünü silmek istediğinize emin misiniz?",
} as const;
