import { isStaff, type User } from "../../domain/account/user.ts";
import { currentToken } from "../browser-storage.ts";
import { forgetAccount, meet } from "../kept-in-step.ts";
import { Part } from "../part/part.tsx";
import { useProof } from "../proof/use-proof.tsx";
import { toast } from "../toast.tsx";
import { PlainButton } from "../ui/button.tsx";
import { Checkbox } from "../ui/field.tsx";
import { account } from "./account-calls.ts";
import { LoadErrorPart, useAccountRequest } from "./account-request.tsx";

const TITLE = "Verilerim";

/** Favourites and address with the account, for who wants it, and all that the account knows as a file. */
export function OwnData({ user }: { user: User }) {
  const { answer: isKept, setAnswer, hasFailed, reload } = useAccountRequest(account.isKept);
  const { attempt, isBusy, proofSheet } = useProof();
  if (isKept === undefined && hasFailed) return <LoadErrorPart title={TITLE} onRetry={reload} />;

  const keep = () =>
    attempt(async () => {
      await meet(user.id, currentToken(), true);
      setAnswer(true);
      toast.success("Favorilerin ve adresin artık hesabında");
    });
  const forget = () =>
    attempt(async () => {
      await account.forgetKept();
      forgetAccount();
      setAnswer(false);
      toast.success("Hesabından silindi, bu cihazda duruyor");
    });
  return (
    <Part title={TITLE}>
      {!isStaff(user) && (
        <Checkbox
          label="Favorilerim ve adresim hesabımda da dursun"
          checked={isKept ?? false}
          aria-disabled={isBusy || isKept === undefined}
          onChange={isKept ? forget : keep}
        />
      )}
      <p>
        {isStaff(user)
          ? "Hesabının bildiği her şey, tek dosyada."
          : "Girdiğin her cihazda bulursun; adresin, sepette “Bu cihazda hatırla” dediysen. Şifrelenip saklanır, işareti kaldırınca hesabından silinir. Çıkış yapınca o cihazdan gider."}
      </p>
      <PlainButton
        action="Verilerimi indir"
        aria-disabled={isBusy}
        onClick={() => attempt(async () => saveAsFile(await account.data()))}
      />
      {proofSheet}
    </Part>
  );
}

function saveAsFile(data: object): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
  // The address ends with the page: Safari reads it after the click.
  Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: "verilerim.json" }).click();
}
