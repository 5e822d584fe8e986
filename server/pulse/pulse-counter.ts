import type { Beacon } from "../../domain/pulse/pulse-beacon.ts";
import { type CountedShop, createPulseMinute } from "../../domain/pulse/pulse-minute.ts";
import type { PulseStore } from "../../domain/pulse/pulse-store.ts";
import { createPulseSums } from "../../domain/pulse/pulse-sums.ts";
import type { Log } from "../log/log.ts";

type Parts = {
  pulse: Pick<PulseStore, "add">;
  /** The shop as it is known at this moment, if it is known without waiting. */
  shop(): CountedShop | undefined;
  now(): Date;
  log: Pick<Log, "warn">;
};

/** A process that is killed loses the counts of this time at most. */
const SAVE_MS = 60_000;

export type PulseCounter = ReturnType<typeof createPulseCounter>;

/** Gathers in memory what browsers tell, and saves it once a minute. Sums that could not be saved are saved with the next. */
export function createPulseCounter({ pulse, shop, now, log }: Parts) {
  const minute = createPulseMinute();
  let unsaved = createPulseSums();
  let saving = Promise.resolve();
  let known: CountedShop | undefined;

  async function save(): Promise<void> {
    for (const { times, ...row } of minute.take()) unsaved.add(row, times);
    const sums = unsaved.added();
    if (sums.length === 0) return;
    try {
      await pulse.add(sums);
      unsaved = createPulseSums();
    } catch (error) {
      log.warn("pulse_not_saved", { count: sums.length, error });
    }
  }

  /** One after the other, so that no sum is saved twice. */
  const saveNext = (): Promise<void> => {
    saving = saving.then(save);
    return saving;
  };
  const timer = setInterval(saveNext, SAVE_MS).unref();

  return {
    tell(beacon: Beacon) {
      // While a save is read, the shop before it is asked.
      known = shop() ?? known;
      if (known?.sections.pulse.counts) minute.tell(beacon, known, now());
    },
    save: saveNext,
    close() {
      clearInterval(timer);
      return saveNext();
    },
  };
}
