import { onThisDevice } from "../browser-storage.ts";

/** What a registration needs beside the password, which is kept nowhere. */
type Registration = { name: string; email: string };

const NAME_KEY = "kayit-ad";
const EMAIL_KEY = "kayit-e-posta";

/** Half a registration stays on this device until someone is signed in. */
export const unsentRegistration = {
  read: (): Registration => ({
    name: onThisDevice.read(NAME_KEY) ?? "",
    email: onThisDevice.read(EMAIL_KEY) ?? "",
  }),
  keep({ name, email }: Registration) {
    onThisDevice.write(NAME_KEY, name);
    onThisDevice.write(EMAIL_KEY, email);
  },
  forget() {
    onThisDevice.remove(NAME_KEY);
    onThisDevice.remove(EMAIL_KEY);
  },
};
