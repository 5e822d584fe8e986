import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

test.describe("the policy of a page", { tag: "@desktop" }, () => {
  test("stops a planted script and a planted style, and refuses to turn text into markup or scripts, except our own (decision 10)", async ({
    page,
    faults,
  }) => {
    faults.allow(/Content Security Policy|TrustedHTML|TrustedScript/);
    await page.route("**/", async (route) => {
      const answer = await route.fetch();
      const planted = `<script>document.title = "kapıldı"</script><h1 style="color: red" onclick="">ekilmiş</h1></body>`;
      await route.fulfill({ response: answer, body: (await answer.text()).replace("</body>", planted) });
    });
    await visit(page, "/");
    await expect(page).toHaveTitle(/Fiyonk/);
    await expect(page.getByRole("heading", { name: "ekilmiş" })).not.toHaveCSS("color", "rgb(255, 0, 0)");
    const results = await page.evaluate(() => {
      const attempt = (plant: () => unknown) => {
        try {
          plant();
          return "done";
        } catch (error) {
          return error instanceof TypeError ? "refused" : String(error);
        }
      };
      const script = document.createElement("script");
      return [
        attempt(() => Object.assign(document.createElement("p"), { innerHTML: "<img src=x onerror=alert(1)>" })),
        attempt(() => Object.assign(script, { text: "alert(1)" })),
        attempt(() => document.createElement("p").insertAdjacentHTML("beforeend", "<script></script> ")),
        attempt(() => Object.assign(document.createElement("p"), { innerHTML: "<script></script>" })),
      ];
    });
    expect(results).toEqual(["refused", "refused", "refused", "done"]);
  });
});
