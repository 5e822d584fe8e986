import { chromium } from "@playwright/test";

const base = process.argv[2],
  out = process.argv[3] ?? "/tmp/l59";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [w, h, name] of [
  [390, 844, "p"],
  [1280, 800, "d"],
]) {
  const page = await (await b.newContext({ viewport: { width: w, height: h } })).newPage();
  page.on("console", (m) => m.type() === "error" && console.log("console:", m.text()));
  page.on("pageerror", (e) => console.log("pageerror", e.message));
  await page.goto(base + "/login");
  await page.fill("input[type=email]", process.env.MAIL);
  await page.fill("input[type=password]", process.env.PASS);
  await page.keyboard.press("Enter");
  await page.waitForURL((u) => !u.pathname.startsWith("/login"));
  await page.goto(base + "/admin/tasima");
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${out}/${name}1.png` });
  await page.getByRole("button", { name: "Tablo seç" }).click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${out}/${name}2.png` });
  await page.setInputFiles("input[type=file]", process.env.FILE);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${out}/${name}3.png`, fullPage: true });
  await page.getByRole("button", { name: "Devam" }).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${out}/${name}4.png`, fullPage: true });
  const f = page.getByLabel(/nereye/);
  if (await f.count()) await f.fill("Takılar");
  await page.getByRole("button", { name: "Önizle" }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${out}/${name}5.png`, fullPage: true });
  const go = page.getByRole("button", { name: /ekle|değiştir/ }).first();
  console.log(name, await go.textContent());
  if (name === "p") {
    await go.click();
    await page.waitForTimeout(2000);
    await page.screenshot({ path: `${out}/${name}6.png` });
  }
}
await b.close();
