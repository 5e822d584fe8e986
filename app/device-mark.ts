import { withMark } from "../domain/account/device-marks.ts";
import { onThisDevice } from "./browser-storage.ts";

const KEY = "cihaz";

/** Stays after signing out: a device that signed in before is not shut out by strangers who guess, whoever else uses it. */
export const deviceMark = {
  read: () => onThisDevice.read(KEY),
  keep: (mark: string) => onThisDevice.write(KEY, withMark(onThisDevice.read(KEY), mark)),
};
