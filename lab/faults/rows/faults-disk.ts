import { lacksVolume } from "../data/cut-volume.ts";
import { lacksFailingCalls } from "../data/failing-calls.ts";
import { bearFailingDisk } from "../data/failing-disk.ts";
import { bearFullDisk } from "../data/full-disk.ts";
import { killRestores } from "../data/killed-restores.ts";
import { killUnderWrites } from "../data/killed-shop.ts";
import { cutPowerUnderWrites } from "../data/power-cut.ts";
import { restoreBackups } from "../data/restored-backup.ts";
import type { Row } from "../row.ts";

export const faultsOfDisk: readonly Row[] = [
  { id: "F1", what: "kill -9 under acknowledged writes", hold: killUnderWrites, minutes: 15 },
  {
    id: "F2",
    what: "A power cut under acknowledged writes",
    hold: cutPowerUnderWrites,
    lacks: lacksVolume,
    minutes: 15,
  },
  { id: "F3", what: "A full disk", hold: bearFullDisk },
  {
    id: "F4",
    what: "A log that nobody drains",
    tests: ["tests/faults/unread-log.test.ts", "server/log/log-output.test.ts"],
  },
  { id: "F5", what: "A disk that fails now and then", hold: bearFailingDisk, lacks: lacksFailingCalls },
  {
    id: "F26",
    what: "A restore that is killed in the middle",
    tests: ["tests/faults/stopped-restore.test.ts"],
    hold: killRestores,
  },
  { id: "F22", what: "A backup taken while writing, and brought back", hold: restoreBackups },
  { id: "F23", what: "A process that ends in the middle of an upload", tests: ["tests/faults/stopped-steps.test.ts"] },
  {
    id: "F24",
    what: "A migration cut off, a newer database",
    tests: ["storage/database.test.ts", "tests/faults/stopped-migration.test.ts"],
  },
];
