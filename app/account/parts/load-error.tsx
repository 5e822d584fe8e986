import { Part } from "../../part/part.tsx";
import "../../ui/button.css";

/** Shown in place of facts that did not load. */
export const LoadError = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <p>Hesabının bilgileri şu an gelmiyor. Bağlantını kontrol edip tekrar deneyebilirsin.</p>
    <button type="button" className="button button-ribbon" onClick={onRetry}>
      Tekrar dene
    </button>
  </>
);

export const LoadErrorPart = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <Part title={title}>
    <LoadError onRetry={onRetry} />
  </Part>
);
