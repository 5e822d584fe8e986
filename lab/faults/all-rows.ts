import type { Row } from "./row.ts";
import { attacksByBodies } from "./rows/attacks-bodies.ts";
import { attacksByGuessing } from "./rows/attacks-guessing.ts";
import { attacksByMachines } from "./rows/attacks-machines.ts";
import { attacksByProtocol } from "./rows/attacks-protocol.ts";
import { attacksOnSignIn } from "./rows/attacks-sign-in.ts";
import { attacksByText } from "./rows/attacks-text.ts";
import { faultsOfDatabase } from "./rows/faults-database.ts";
import { faultsOfDisk } from "./rows/faults-disk.ts";
import { faultsByLoad } from "./rows/faults-load.ts";
import { faultsOfWriters } from "./rows/faults-of-writers.ts";
import { faultsOfProcess } from "./rows/faults-process.ts";

/** Attacks, faults and loads: A1 to A33, F1 to F27, L1 to L4. */
const LETTERS = "AFL";

const place = ({ id }: Row) => LETTERS.indexOf(id.charAt(0)) * 100 + Number(id.slice(1));

export const ROWS: readonly Row[] = [
  ...attacksByText,
  ...attacksByBodies,
  ...attacksByProtocol,
  ...attacksOnSignIn,
  ...attacksByGuessing,
  ...attacksByMachines,
  ...faultsOfDatabase,
  ...faultsOfDisk,
  ...faultsOfProcess,
  ...faultsOfWriters,
  ...faultsByLoad,
].toSorted((one, other) => place(one) - place(other));
