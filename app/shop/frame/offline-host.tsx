import { type ComponentType, useEffect, useState } from "react";
import { bringWhenIdle } from "../../when-idle.ts";

/** Comes when the phone is idle: once the line is dead it would be too late. */
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
