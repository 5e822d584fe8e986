import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useOutletContext } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import type { MovedProduct, ReadTrouble } from "../../../domain/moving/moved-product.ts";
import { countFileNames, isPictureFile, type ZipPictures, zipPictures } from "../../../domain/moving/zip-pictures.ts";
import { PlainButton } from "../../ui/button.tsx";
import { keepUploads, readUploads, zipMark } from "./kept-uploads.ts";
import { type OpenedZips, openZips, pictureBytes } from "./opened-zips.ts";
import { PictureUpload } from "./picture-upload.tsx";
import { Unreadable } from "./unreadable.ts";
import { ZipChooser } from "./zip-chooser.tsx";

/** A table's products once their pictures are known. */
export type PicturedProducts = { products: MovedProduct[]; lacking: ReadTrouble[]; unused: readonly string[] };

type ZipPictureStepProps = {
  products: readonly MovedProduct[];
  onDone: (pictured: PicturedProducts) => void;
  onBack: () => void;
};

type Opened = { zip: OpenedZips; found: ZipPictures; mark: string };

/** The zip with the pictures that a table names, read and uploaded in the browser like an archive of Instagram. */
export function ZipPictureStep({ products, onDone, onBack }: ZipPictureStepProps) {
  const user = useOutletContext<User>();
  const [opened, setOpened] = useState<Opened>();
  const [refusal, setRefusal] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [uploaded, setUploaded] = useState<Readonly<Record<string, string>>>({});
  const newest = useRef(uploaded);
  useEffect(
    function closeLeftZip() {
      return () => opened?.zip.close();
    },
    [opened],
  );
  const named = countFileNames(products);
  const keep = (mark: string, addresses: Readonly<Record<string, string>>) => {
    newest.current = addresses;
    keepUploads(user.id, mark, addresses);
    setUploaded(addresses);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Reset, so that the same files can be chosen again.
    target.value = "";
    if (files.length === 0) return;
    setBusy(true);
    setRefusal("");
    try {
      const zip = await openZips(files);
      const found = zipPictures(products, zip.entries.map(({ filename }) => filename).filter(isPictureFile));
      const mark = zipMark(files);
      if (found.files.length > 0) {
        keep(mark, readUploads(user.id, mark));
        setOpened({ zip, found, mark });
      } else {
        zip.close();
        setRefusal(
          "Bu zip'teki hiçbir fotoğraf tabloyla eşleşmedi. Dosya adları tablodaki adlar ya da stok kodları olmalı.",
        );
      }
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      setRefusal(error.message);
    } finally {
      setBusy(false);
    }
  };

  if (opened) {
    const { zip, found, mark } = opened;
    return (
      <PictureUpload
        names={found.files}
        fileOf={(name) => pictureBytes(zip.entries.find(({ filename }) => filename === name))}
        pictures={uploaded}
        onUploaded={(name, address) => keep(mark, { ...newest.current, [name]: address })}
        onBack={() => setOpened(undefined)}
        onDone={() => onDone({ products: found.withAddresses(newest.current), ...found })}
      />
    );
  }
  return (
    <section className="kit-card" aria-busy={isBusy}>
      <h3>Fotoğrafların zip'i</h3>
      <p>
        {named > 0
          ? `Tabloda ${named} fotoğrafın adı yazıyor. Onların durduğu zip dosyasını seç; telefonunda okunur, yalnız tablodakiler yüklenir.`
          : "Fotoğraflar bir zip dosyasındaysa seç; her dosyanın adı ürünün stok kodu olsun: K-1.jpg, K-1-2.jpg."}
      </p>
      <ZipChooser action="Zip seç" {...{ isBusy, refusal }} onChange={choose} />
      <div className="kit-row">
        {named > 0 && (
          <PlainButton
            action="Fotoğrafsız devam et"
            onClick={() => {
              const found = zipPictures(products, []);
              onDone({ products: found.withAddresses({}), ...found });
            }}
          />
        )}
        <PlainButton action="Geri dön" onClick={onBack} />
      </div>
    </section>
  );
}
