import { addresses } from "../../../domain/web/addresses.ts";

const WORKER = "/panel-worker.js";

/** As server/pages/page-policy.ts allows it. */
const POLICY = "panel-worker";

let started = false;

/** Starts the worker that keeps what is shared with the installed panel (decision 18). */
export function startPanelWorker() {
  if (started || !("serviceWorker" in navigator) || !beganInPanel()) return;
  started = true;
  const policy = window.trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER });
  const script = policy?.createScriptURL(WORKER) ?? WORKER;
  // A browser may refuse workers, such as in a private window. The panel does without, and nothing can be shared to it.
  navigator.serviceWorker.register(script, { scope: addresses.admin }).catch(() => {});
}

/** Whether the document itself is the panel's. One that began elsewhere, such as at /login, has a policy that allows no worker. */
function beganInPanel(): boolean {
  const [began] = performance.getEntriesByType("navigation");
  return began !== undefined && new URL(began.name).pathname.startsWith(addresses.admin);
}
