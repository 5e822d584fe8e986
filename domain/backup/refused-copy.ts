import { ShopError } from "../error.ts";

/** The refusals of a file, each with the person's next step. The shop is still unchanged when one is thrown. */
export const refusedCopy = {
  notZip: () => invalid("Bu dosya bir dükkân kopyası değil. 'Her şeyi indir' ile indirdiğin .zip dosyasını seç"),
  truncated: () =>
    invalid("Dosyanın sonu eksik: indirirken ya da yüklerken yarıda kalmış. Kopyayı yeniden indirip dene"),
  broken: () => invalid("Zip dosyası bozuk, içindekiler okunamıyor. Kopyayı yeniden indirip dene"),
  foreign: () => invalid("Bu zip'in içinde dükkân kopyası yok. 'Her şeyi indir' ile indirdiğin dosyayı seç"),
  newer: () => invalid("Bu kopya daha yeni bir Fiyonk ile alınmış. Önce dükkânı güncelle, sonra geri yükle"),
  tooOld: () =>
    invalid("Bu kopya Fiyonk 1.0'dan eski. Onu 1.0 ile geri yükle, oradan yeni bir kopya alıp buraya getir"),
  unknownFormat: () => invalid("Kopyanın içindekiler listesi okunamıyor. Başka bir kopya dene"),
  outside: () => invalid("Bu zip'te klasörünün dışına yazmaya çalışan bir dosya var. Güvendiğin bir kopya seç"),
  encrypted: () =>
    invalid("Bu zip şifreli ya da bilmediğimiz bir yolla sıkıştırılmış. İndirdiğin dosyayı olduğu gibi yükle"),
  twice: (part: string) => invalid(`Bu zip'te aynı dosya iki kez var (${part}). Başka bir kopya dene`),
  missing: (part: string) => invalid(`Kopyanın bir parçası eksik (${part}). Kopyayı yeniden indirip dene`),
  unexpected: (part: string) =>
    invalid(
      `Bu zip'te kopyanın parçası olmayan bir dosya var (${shortened(part)}). İndirdiğin dosyayı olduğu gibi yükle`,
    ),
  withoutPersons: () => invalid("Bu kopyada siparişlerin kişileri yok. Siparişleri almak için bir tam kopya seç"),
  tooManyParts: () => invalid("Bu zip'te bir dükkân kopyasında olamayacak kadar çok dosya var"),
  tooLarge: () =>
    new ShopError(
      "too-large",
      "Kopya en fazla 4 GB olabilir; yarım kalan yüklemeler de sayılır, onlar bir saat sonra silinir",
    ),
  swelling: () => invalid("Bu zip açılınca bir dükkân kopyasının olamayacağı kadar büyüyor. Güvendiğin bir kopya seç"),
  wrongSum: (part: string) =>
    invalid(`Kopyanın bir parçası bozulmuş, ilk hâliyle aynı değil (${part}). Başka bir kopya dene`),
  wrongLine: (part: string, line: number) =>
    invalid(`Kopyanın bir satırı okunamıyor (${part}, ${line}. satır). Başka bir kopya dene`),
  notPicture: (part: string) => invalid(`Kopyadaki görsellerden biri görsel değil (${part}). Başka bir kopya dene`),
  inconsistent: (cause?: unknown) =>
    new ShopError(
      "invalid",
      "Kopyadaki bilgiler birbirini tutmuyor, bu hâliyle dükkân açılmazdı. Başka bir kopya dene",
      {
        cause,
      },
    ),
  changed: () => new ShopError("conflict", "Dosya, önizlemeden sonra değişmiş. Yeniden bak, sonra geri yükle"),
};

const invalid = (sentence: string) => new ShopError("invalid", sentence, { field: "file" });

const shortened = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name);
