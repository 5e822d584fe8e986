import { useEffect, useEffectEvent } from "react";
import { PlainButton } from "../ui/button.tsx";
import { useOnline } from "../ui/online.ts";
import "./part.css";
import { RetryButton } from "./lazy-part.tsx";

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
    <div className="part-lost" role="alert">
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

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Waits until the browser is online again, or for a time that doubles with every attempt if only the server was unreachable. */
export function pauseBeforeRetry(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
    addEventListener("online", end, { signal: ended.signal });
    signal.addEventListener("abort", end, { signal: ended.signal });
  });
}
