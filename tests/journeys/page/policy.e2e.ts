import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

/** The inline scripts, styles and event attributes of a page, found by the browser's parser without running them. */
const inlineContentOf = (page: Page, html: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    const isRun = ({ src, type }: HTMLScriptElement) => !src && ["", "module", "text/javascript"].includes(type);
    return {
      scripts: [...parsed.scripts].filter(isRun).map((script) => script.text),
      styles: [...parsed.querySelectorAll("style")].map((style) => style.textContent),
      attributes: [...parsed.querySelectorAll("*")]
        .flatMap((element) => element.getAttributeNames())
        .filter((name) => name === "style" || name.startsWith("on")),
    };
  }, html);

const hashed = (texts: string[]) =>
  new Set(["'self'", ...texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)]);

const allowedBy = (policy: string, directive: string) => {
  const [rule = ""] = policy.split("; ").filter((part) => part.startsWith(`${directive} `));
  return new Set(rule.split(" ").slice(1).filter(Boolean));
};

test.describe("the policy of a page", { tag: "@desktop" }, () => {
  test("allows exactly the inline scripts and styles of the page (§10 published)", async ({ page }) => {
    for (const path of ["/", "/login", "/admin", "/yok"]) {
      const answer = await page.request.get(path);
      const policy = answer.headers()["content-security-policy"] ?? "";
      const { scripts, styles, attributes } = await inlineContentOf(page, await answer.text());
      expect(scripts.length, path).toBeGreaterThan(0);
      expect(styles.length, path).toBeGreaterThan(0);
      expect(allowedBy(policy, "script-src"), path).toEqual(hashed(scripts));
      expect(allowedBy(policy, "style-src"), path).toEqual(hashed(styles));
      expect(attributes, path).toEqual([]);
      expect(policy, path).not.toContain("unsafe");
    }
  });

  test("stops a planted script and a planted style", async ({ page, faults }) => {
    faults.allow(/Content Security Policy/);
    await page.route("**/", async (route) => {
      const answer = await route.fetch();
      const planted = `<script>document.title = "kapıldı"</script><h1 style="color: red" onclick="">ekilmiş</h1></body>`;
      await route.fulfill({ response: answer, body: (await answer.text()).replace("</body>", planted) });
    });
    await visit(page, "/");
    await expect(page).toHaveTitle(/Fiyonk/);
    await expect(page.getByRole("heading", { name: "ekilmiş" })).not.toHaveCSS("color", "rgb(255, 0, 0)");
  });

  test("refuses to turn text into markup or scripts, except our own (decision 51)", async ({ page, faults }) => {
    faults.allow(/TrustedHTML|TrustedScript/);
    await visit(page, "/");
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
