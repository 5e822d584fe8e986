import { onThisDevice } from "../browser-storage.ts";

/** A registration without the password, which is never stored. */
type Registration = { name: string; email: string };

const NAME_KEY = "kayit-ad";
const EMAIL_KEY = "kayit-e-posta";

/** Stores an unsent registration on this device until someone signs in. */
export const unsentRegistration = {
  read: (): Registration => ({
    name: onThisDevice.read(NAME_KEY) ?? "",
    email: onThisDevice.read(EMAIL_KEY) ?? "",
  }),
  store({ name, email }: Registration) {
    onThisDevice.write(NAME_KEY, name);
    onThisDevice.write(EMAIL_KEY, email);
  },
  forget() {
    onThisDevice.remove(NAME_KEY);
    onThisDevice.remove(EMAIL_KEY);
  },
};
