import type { Hono } from "hono";
import type { Accounts } from "../../domain/account/accounts.ts";
import type { Config } from "../config/config.ts";
import type { Environment } from "../http/environment.ts";
import type { Log } from "../log/log.ts";
import type { SignInProvider } from "../sign-in/google.ts";
import { createBuiltInGoogle, GOOGLE_START } from "./built-in-google.ts";
import { createDemoProvider } from "./demo-provider.ts";
import { DEMO_PATH } from "./demo-provider-page.ts";
import { createExternalProvider } from "./external-provider.ts";
import { withReturn } from "./own-login.ts";

/** The address behind the Google button. Empty in a live shop without a provider. */
export function googleStartUrl({ externalProvider, google, hasTrialSignIn, publicUrl }: Config): string {
  if (externalProvider) return withReturn(externalProvider.url, publicUrl);
  if (google) return withReturn(`${publicUrl}${GOOGLE_START}`, publicUrl);
  return hasTrialSignIn ? withReturn(`${publicUrl}${DEMO_PATH}`, publicUrl) : "";
}

type Parts = { config: Config; accounts: Accounts; now: () => Date; elapsed?: (() => number) | undefined; log: Log };
type Chosen = { provider?: SignInProvider; pages?: Hono<Environment> };

export function chooseProvider({ config, ...parts }: Parts): Chosen {
  const { externalProvider, google, hasTrialSignIn, publicUrl, trustedProxies } = config;
  if (externalProvider) return { provider: createExternalProvider(externalProvider.sessionUrl) };
  if (google) return createBuiltInGoogle({ ...parts, ...google, publicUrl, trustedProxies });
  return hasTrialSignIn ? createDemoProvider({ publicUrl, now: parts.now }) : {};
}
