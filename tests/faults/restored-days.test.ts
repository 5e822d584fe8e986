import { describe, expect, test } from "vitest";
import { settingPath } from "../../domain/web/panel-addresses.ts";
import { downloadCopy, restoreCopy } from "../support/backup/moved-copy.ts";
import { openShopToCopy } from "../support/backup/shop-to-copy.ts";
import { ENGINES } from "../support/databases/engines.ts";

describe.each(ENGINES)("on $engine", ({ newLocation }) => {
  test("a copy brings the days back, also those that an undo has taken since", async () => {
    const { databaseUrl } = await newLocation();
    const shop = await openShopToCopy(databaseUrl);
    const { call, token } = shop;
    const names = async () =>
      (await call("GET", "/api/admin/occasions", { token })).json.days
        .filter(({ isOwn }: { isOwn: boolean }) => isOwn)
        .map(({ name }: { name: string }) => name);
    const body = { days: [{ id: "tanisma", name: "Bizim tanışma günümüz", isOwn: true, days: ["2024-06-12"] }] };
    const { json } = await call("PUT", settingPath("occasions"), { token, body });
    const copy = await downloadCopy(shop);
    expect(await names()).toEqual(["Bizim tanışma günümüz"]);
    await call("POST", `/api/admin/steps/${json.step}/undo`, { token, body: {} });
    expect(await names()).toEqual([]);
    await restoreCopy(shop, copy);
    expect(await names()).toEqual(["Bizim tanışma günümüz"]);
  });
});
