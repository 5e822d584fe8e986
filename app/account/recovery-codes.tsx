import { copy } from "../part/copy.ts";
import { SmallButton } from "../ui/button.tsx";
import { useShop } from "../use-shop.ts";

type RecoveryCodesProps = { email: string; codes: readonly string[]; onStored: () => void };

/** Shown once: the server stores only hashes of the codes. */
export function RecoveryCodes({ email, codes, onStored }: RecoveryCodesProps) {
  const { name: shopName } = useShop();
  const title = `${shopName} kurtarma kodları, ${email}`;
  const text = [title, "", ...codes].join("\n");
  return (
    <>
      <p>
        Telefonunu kaybedersen bu kodlardan biriyle girersin. Her biri bir kez geçer ve yalnız şimdi görünür: yazdır ya
        da güvenli bir yere kaydet.
      </p>
      <p className="account-codes-title">{title}</p>
      <ol className="account-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="part-actions">
        <SmallButton action="Kopyala" onClick={() => copy(text, "Kodlar")} />
        <a
          className="button button-plain button-small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="kurtarma-kodlari.txt"
        >
          İndir
        </a>
        <SmallButton action="Yazdır" onClick={() => print()} />
      </div>
      <button type="button" className="button button-ribbon" onClick={onStored}>
        Kodları sakladım
      </button>
    </>
  );
}
