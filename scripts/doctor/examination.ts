import { freeSpace } from "../../server/backup/copies-folder.ts";
import { type Config, ConfigError, readConfig } from "../../server/config/config.ts";
import { addressFinding, mailFinding, portFinding } from "./address-findings.ts";
import { databaseFinding, folderFinding, pictureFindings, spaceFinding } from "./data-findings.ts";
import {
  clockFinding,
  type Finding,
  memoryFinding,
  missing,
  nodeFinding,
  pagesFinding,
  readClock,
} from "./machine-findings.ts";

/** Looks at everything that a live shop needs of its server. It changes nothing, and names no secret. */
export async function examine(environment: Record<string, string | undefined>): Promise<Finding[]> {
  const ofMachine = [nodeFinding(), pagesFinding(), memoryFinding(), clockFinding(await readClock())];
  const config = configOf(environment);
  return config instanceof ConfigError
    ? [...ofMachine, missing("Ayarlar", config.message)]
    : [...ofMachine, ...(await ofConfig(config))];
}

async function ofConfig(config: Config): Promise<Finding[]> {
  const found = await Promise.all([
    folderFinding(config),
    spaceFinding(freeSpace(config.dataDir)),
    databaseFinding(config),
    pictureFindings(config),
    portFinding(config),
    addressFinding(config),
    mailFinding(config),
  ]);
  return found.flat();
}

function configOf(environment: Record<string, string | undefined>): Config | ConfigError {
  try {
    return readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}
