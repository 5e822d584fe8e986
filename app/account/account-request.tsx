import { Part } from "../part/part.tsx";
import { useSession } from "../session.tsx";
import "../ui/button.css";
import { useRequest } from "../ui/use-request.ts";

/** Loads facts of the account. If the session has ended, the user is signed out. */
export function useAccountRequest<Answer>(request: () => Promise<Answer>) {
  const { setUser } = useSession();
  return useRequest(request, ({ status }) => status === 401 && setUser(null));
}

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
