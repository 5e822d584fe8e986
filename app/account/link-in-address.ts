import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

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
