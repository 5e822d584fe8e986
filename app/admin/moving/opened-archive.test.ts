import { expect, test } from "vitest";
import { HOSTILE_ARCHIVES } from "../../../tests/support/moved-tables/hostile-archives.ts";
import { openArchive } from "./opened-archive.ts";

test.each(HOSTILE_ARCHIVES)("an archive that is damaged or hostile has its sentence: $name", async (archive) => {
  await expect(openArchive([new File([await archive.make()], "a.zip")])).rejects.toThrow(archive.sentence);
});
