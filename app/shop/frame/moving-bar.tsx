import { useNavigation } from "react-router";
import "./moving-bar.css";

/** Shows that a tap was taken, while the next page is still on its way. */
export function MovingBar() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className="moving-bar" role="progressbar" aria-label="Sayfa açılıyor" />;
}
