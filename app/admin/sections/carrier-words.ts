import type {
  CARRIER_SEPARATORS,
  CarrierEncoding,
  CarrierFact,
  CarrierForm,
} from "../../../domain/settings/carrier-forms.ts";

export const FACT_NAMES: Record<CarrierFact, string> = {
  empty: "Boş kalsın",
  name: "Alıcının adı",
  phone: "Alıcının telefonu",
  province: "İl",
  district: "İlçe",
  address: "Adres",
  products: "Ürünler",
  pieces: "Ürün adedi",
  "at-door": "Kapıda alınacak tutar",
  number: "Sipariş numarası",
  sender: "Gönderen",
  fixed: "Sabit metin",
};

export const ENCODING_NAMES: Record<CarrierEncoding, string> = {
  excel: "Excel",
  "utf-8": "UTF-8",
  "windows-1254": "Windows Türkçe",
};

export const SEPARATOR_NAMES: Record<(typeof CARRIER_SEPARATORS)[number], string> = {
  ";": "Noktalı virgül",
  ",": "Virgül",
  "\t": "Sekme",
};

/** `Koli = 1`, `GSM = alıcının telefonu` */
export const columnInWords = ({ title, fact, words }: CarrierForm["columns"][number]): string =>
  `${title} = ${fact === "fixed" ? words || "boş" : FACT_NAMES[fact].toLocaleLowerCase("tr")}`;
