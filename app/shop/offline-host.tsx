import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../when-idle.ts";

/** Comes when the phone is idle: once the line is dead it would be too late. */
export function OfflineHost() {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(function loadWhenIdle() {
    return whenIdle(() => {
      import("./offline-notice.tsx").then(({ OfflineNotice }) => setNotice(() => OfflineNotice), goWithout);
    });
  }, []);
  return Notice && <Notice />;
}

/** What never came is missed by nobody; the page goes on as it is. */
const goWithout = () => {};
