import { useEffect, useEffectEvent } from "react";
import { PlainButton } from "../ui/button.tsx";
import { useOnline } from "../ui/online.ts";
import "./lost-part.css";
import { RetryButton } from "./lazy-part.tsx";
import { pauseBeforeRetry } from "./retry-pause.ts";

type LostPartProps = { onRetry: () => unknown; onClose?: (() => void) | undefined };

/** Stands where something did not come. It tries again when the line is back, and after pauses that grow. */
export function LostPart({ onRetry, onClose }: LostPartProps) {
  const isOnline = useOnline();
  const retry = useEffectEvent(() => onRetry());
  useEffect(function retryUntilItComes() {
    const unmounted = new AbortController();
    const retryAfter = async (attempt: number) => {
      await pauseBeforeRetry(attempt, unmounted.signal);
      if (unmounted.signal.aborted) return;
      await retry();
      retryAfter(attempt + 1);
    };
    retryAfter(1);
    return () => unmounted.abort();
  }, []);
  return (
    <div className="lost-part" role="alert">
      <p>
        {isOnline
          ? "Burası şu an açılamadı. Birazdan yeniden denenir."
          : "Bağlantı yok. Bağlantın gelince burası açılır."}
      </p>
      <RetryButton onRetry={onRetry} />
      {onClose && <PlainButton action="Vazgeç" onClick={onClose} />}
    </div>
  );
}
