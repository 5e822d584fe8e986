import type { PulseReport } from "../../../domain/pulse/pulse-report.ts";
import { callSignedIn } from "../../session-calls.ts";
import { fetchFile } from "../fetched-file.ts";

const PATH = "/admin/pulse";

export const pulseCalls = {
  report: (days: number) => callSignedIn<PulseReport>("GET", `${PATH}?days=${days}`),
  table: (): Promise<Blob> => fetchFile(`${PATH}/csv`),
};
