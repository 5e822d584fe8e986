import { isoDate } from "../istanbul.ts";
import { arrivalDays } from "./arrival.ts";
import { heardOn, type Times } from "./confirmed-arrival.ts";

/** The days that a customer may wish for: on each the parcel is at the door for certain. */
export const wishedDays = ({ delivery, chatHours }: Times, now: Date): number[] =>
  arrivalDays(delivery, now, heardOn(chatHours, now));

export const canArriveOn = (date: string, times: Times, now: Date): boolean =>
  wishedDays(times, now).some((day) => isoDate(day) === date);
