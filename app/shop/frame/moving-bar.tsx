import { useNavigation } from "react-router";
import "./moving-bar.css";

/** On a slow line a tap is answered before the next page is there. */
export function MovingBar() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className="moving-bar" role="progressbar" aria-label="Sayfa geliyor" />;
}
