import { useEffect } from "react";
import { type Errand, googleErrand } from "../../away/google-errand.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { PlainButton } from "../../ui/button.tsx";
import { useGoogleUrl } from "../../use-shop.ts";
import { account } from "../parts/account-calls.ts";
import { Part } from "../parts/part.tsx";
import { useProof } from "../parts/use-proof.tsx";

const DONE: Record<Errand, string> = {
  connect: "Google hesabına bağlandı",
  proof: "Sen olduğun doğrulandı; şimdi devam edebilirsin",
};

type OwnGoogleProps = { userId: string; isConnected: boolean; onChanged: () => Promise<void> };

/** Where the shop has Google: connecting it, and what somebody who comes back from there went for. */
export function OwnGoogle({ userId, isConnected, onChanged }: OwnGoogleProps) {
  const googleUrl = useGoogleUrl();
  const { attempt, isBusy, asking } = useProof();

  useEffect(
    function finishErrandOnce() {
      const back = googleErrand.take();
      if (!back) return;
      const { errand, sessionId } = back;
      if (back.userId !== userId) {
        toast.error("Google'a başka bir hesaptan gidilmişti; hiçbir şey değişmedi");
        return;
      }
      void attempt(async () => {
        await (errand === "connect" ? account.connectGoogle(sessionId) : account.proveByGoogle(sessionId));
        toast.success(DONE[errand]);
        await onChanged();
      }, messages.googleFailed);
    },
    [attempt, onChanged, userId],
  );

  useEffect(function giveUpOnComingBack() {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) googleErrand.drop();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);

  /** Whoever comes back from there shall not be asked then. */
  const connect = (url: string) =>
    attempt(async () => {
      await account.demandProof();
      googleErrand.leave("connect", userId, url);
    });

  const disconnect = () =>
    attempt(async () => {
      await account.disconnectGoogle();
      toast.success("Google hesabından ayrıldı");
      await onChanged();
    });

  return (
    <Part title="Google">
      <p>
        {isConnected
          ? "Google hesabın bağlı: 'Google ile Devam Et' ile de girebilirsin. Kaldırdıktan sonra bu e-postanın Google hesabıyla yeniden girersen şifren ve diğer girişlerin silinir."
          : "Bağlarsan 'Google ile Devam Et' ile de girebilirsin."}
      </p>
      {isConnected ? (
        <PlainButton action="Google bağlantısını kaldır" aria-disabled={isBusy} onClick={disconnect} />
      ) : (
        googleUrl && (
          <PlainButton action="Google hesabımı bağla" aria-disabled={isBusy} onClick={() => connect(googleUrl)} />
        )
      )}
      {asking}
    </Part>
  );
}
