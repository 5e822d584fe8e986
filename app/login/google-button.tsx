import { useLocation } from "react-router";
import { googleErrand } from "../proof/google-errand.ts";
import { returnAddressIn, storeReturnAddress } from "../proof/return-address.ts";

/** Leads to Google, which returns the visitor to /login with a session_id in the hash. */
export function GoogleButton({ url }: { url: string }) {
  const { state } = useLocation();
  const leave = () => {
    googleErrand.drop();
    storeReturnAddress(returnAddressIn(state));
    location.assign(url);
  };
  return (
    <button type="button" className="button button-plain needs-script" onClick={leave}>
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="#4285F4"
          d="M22.5 12.2c0-.7-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2-1.9 3.2-4.7 3.2-8.1Z"
        />
        <path fill="#34A853" d="M12 23c2.9 0 5.4-1 7.3-2.7l-3.6-2.8a6.7 6.7 0 0 1-10-3.5H2v2.9A11 11 0 0 0 12 23Z" />
        <path fill="#FBBC05" d="M5.7 14a6.6 6.6 0 0 1 0-4.2V7H2a11 11 0 0 0 0 9.9L5.7 14Z" />
        <path fill="#EA4335" d="M12 5.4c1.6 0 3 .6 4.2 1.6l3.1-3.1A11 11 0 0 0 2 7l3.7 2.8A6.6 6.6 0 0 1 12 5.4Z" />
      </svg>
      Google ile Devam Et
    </button>
  );
}
