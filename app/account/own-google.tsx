import { useEffect, useEffectEvent } from "react";
import { messages } from "../messages.ts";
import { Part } from "../part/part.tsx";
import { type GoogleErrand, googleErrand } from "../proof/google-errand.ts";
import { useAccountFailure } from "../proof/use-account-failure.ts";
import { useProof } from "../proof/use-proof.tsx";
import { toast } from "../toast.tsx";
import { PlainButton } from "../ui/button.tsx";
import { useGoogleUrl } from "../use-shop.ts";
import { account } from "./account-calls.ts";

const DONE: Record<GoogleErrand, string> = {
  connect: "Google hesabına bağlandı",
  proof: "Sen olduğun doğrulandı; şimdi devam edebilirsin",
};

type OwnGoogleProps = { userId: string; isConnected: boolean; onChanged: () => Promise<void> };

/** Connects and disconnects Google, and finishes the errand of a user who returns from there. */
export function OwnGoogle({ userId, isConnected, onChanged }: OwnGoogleProps) {
  const googleUrl = useGoogleUrl();
  const { attempt, isBusy, proofSheet } = useProof();
  const handleFailure = useAccountFailure();

  const finishErrand = useEffectEvent(() => {
    const returned = googleErrand.take();
    if (!returned) return;
    const { errand, sessionId } = returned;
    if (returned.userId !== userId) {
      toast.error("Google'a başka bir hesaptan gidilmişti; hiçbir şey değişmedi");
      return;
    }
    const finish = async () => {
      await (errand === "connect" ? account.connectGoogle(sessionId) : account.proveByGoogle(sessionId));
      toast.success(DONE[errand]);
      await onChanged();
    };
    void attempt(finish, (error) => handleFailure(error, messages.googleFailed));
  });

  useEffect(function finishErrandOnce() {
    // Not at a later render, which would end the errand of a user who is just leaving for Google.
    finishErrand();
  }, []);

  useEffect(function dropErrandOnBack() {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) googleErrand.drop();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);

  /** Asks for a proof before leaving, so that none is needed after the return. */
  const connect = (url: string) =>
    attempt(async () => {
      await account.demandProof();
      googleErrand.start("connect", userId, url);
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
      {proofSheet}
    </Part>
  );
}
