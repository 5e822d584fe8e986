import { describe, expect, onTestFinished, test } from "vitest";
import { firstSettings } from "../../content/first-settings.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { createAccounts } from "../account/stored-accounts.ts";
import { createShopCopies } from "./stored-copies.ts";

const FIRST = firstSettings({ publicUrl: "https://fiyonk.example", isTrial: false });
const [OLD, NEW] = ["hale@eski.example", "hale@yeni.example"];

describe.each(ENGINES)("whoever has another address than in the copy, on $engine", ({ newLocation }) => {
  test("takes no password, proof or role of somebody who had that address then, and who is left out", async () => {
    const shop = await openCatalogFor(await newLocation());
    const { createAccount, findAccountById: find } = createAccounts(shop.db);
    const owner = await createAccount({ name: "Derya", email: "d@x.example", passwordHash: "derya", role: "admin" });
    const hale = await createAccount({ name: "Hale", email: OLD, passwordHash: "hale", role: "customer" });
    const gone = await createAccount({ name: "Nil", email: NEW, passwordHash: "nil", role: "helper" });
    await shop.db
      .insertInto("identities")
      .values({ provider: "google", subject: "nil", user_id: gone.id, email: NEW, asked_for: 1 })
      .execute();
    const contents = await createShopCopies(shop, FIRST).open(true);
    onTestFinished(() => contents.close());
    await shop.db.deleteFrom("users").where("id", "=", gone.id).execute();
    await shop.db.updateTable("users").set({ email: NEW }).where("id", "=", hale.id).execute();
    const folder = await temporaryFolder();
    await createShopCopies(shop, FIRST).check(contents, folder, async ({ preview, restore }) => {
      expect(preview.roles).toEqual([]);
      await restore({ userId: owner.id, roles: [NEW] }, () => {});
    });
    expect(await find(hale.id)).toMatchObject({ email: NEW, passwordHash: "hale", role: "customer" });
    expect(await find(gone.id)).toBeUndefined();
    expect(await shop.db.selectFrom("identities").selectAll().execute()).toEqual([]);
  });

  test.each([false, true])("is known by her id (full copy: %s)", async (isFull) => {
    const shop = await openCatalogFor(await newLocation());
    const { createAccount, findAccount, findAccountById: find } = createAccounts(shop.db);
    const owner = await createAccount({ name: "Derya", email: "d@x.example", passwordHash: "derya", role: "admin" });
    const hale = await createAccount({ name: "Hale", email: OLD, passwordHash: "hale", role: "helper" });
    const contents = await createShopCopies(shop, FIRST).open(isFull);
    onTestFinished(() => contents.close());
    const restore = async (roles: string[]) => {
      const folder = await temporaryFolder();
      return createShopCopies(shop, FIRST).check(contents, folder, async ({ preview, restore }) => {
        await restore({ userId: owner.id, roles }, () => {});
        return preview.roles;
      });
    };

    await shop.db.updateTable("users").set({ email: NEW, role: "customer" }).where("id", "=", hale.id).execute();
    expect(await restore([OLD])).toEqual([{ name: "Hale", email: NEW, role: "helper" }]);
    expect(await find(hale.id)).toMatchObject({ email: NEW, role: "customer" });
    expect(await findAccount(OLD), "nobody is made at the old address").toBeUndefined();

    const stranger = await createAccount({ name: "Hale", email: OLD, passwordHash: "yabancı", role: "customer" });
    await restore([NEW]);
    expect(await find(hale.id)).toMatchObject({ email: NEW, role: "helper" });
    expect(await find(stranger.id)).toMatchObject({ passwordHash: "yabancı", role: "customer" });
  });
});
