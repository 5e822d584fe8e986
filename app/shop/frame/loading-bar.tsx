import { useNavigation } from "react-router";

/** Shows that a tap was received while the next page loads. */
export function LoadingBar() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className="loading-bar" role="progressbar" aria-label="Sayfa açılıyor" />;
}
