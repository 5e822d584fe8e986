import { type ComponentType, useEffect, useState } from "react";
import { bringWhenIdle } from "../../when-idle.ts";

/** Loads when the phone is idle: without a connection it could not be loaded any more. */
export function OfflineHost() {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(function loadWhenIdle() {
    return bringWhenIdle(
      () => import("./offline-notice.tsx"),
      ({ OfflineNotice }) => setNotice(() => OfflineNotice),
    );
  }, []);
  return Notice && <Notice />;
}
