import { expect, test } from "vitest";
import { STEPS_PER_PAGE } from "../../domain/ledger.ts";
import { openForAdmin } from "../../tests/support/admin-api.ts";

test("the list of steps has a cursor to older steps, and none on its last page", async () => {
  const shop = await openForAdmin();
  const list = async (query = "") =>
    (await shop.call("GET", `/api/admin/steps${query}`, { token: shop.admin })).json as {
      steps: { name: string }[];
      before?: string;
    };
  for (let number = 0; number <= STEPS_PER_PAGE; number += 1) await shop.addLabubu({ name: `Kupa ${number}` });
  const { steps, before } = await list();
  expect([steps.length, steps[0]?.name]).toEqual([STEPS_PER_PAGE, `Kupa ${STEPS_PER_PAGE}`]);
  const older = await list(`?before=${before}`);
  expect(older).toMatchObject({ steps: [{ name: "Kupa 0" }] });
  expect(older.before).toBeUndefined();
});
