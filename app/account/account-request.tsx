import { Part } from "../part/part.tsx";
import { useSession } from "../session.tsx";
import "../ui/button.css";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
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

/** Removes the link from the address at once, because a link that opens an account must not stay in the history. */
export function useLinkInAddress(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState("");

  useEffect(
    function takeLinkOutOfAddress() {
      if (hash.length < 2) return;
      setLink(hash.slice(1));
      navigate({ hash: "" }, { replace: true });
    },
    [hash, navigate],
  );
  return link;
}
