import { expect } from "../../support/journey.ts";
import { fillCredentials, fillName, submit, tokenIn, toRegister } from "../../support/login-visit.ts";
import { test } from "../../support/shopkeeper.ts";
import { answerCall, toast, visit } from "../../support/visit.ts";

const REFUSALS = [
  {
    what: "with the server's own words",
    answer: { status: 401, json: { detail: "Bu söz sunucunun" } },
    login: "Bu söz sunucunun",
    register: "Bu söz sunucunun",
  },
  { what: "without words", answer: { status: 400 }, login: "Giriş başarısız", register: "Kayıt başarısız" },
  {
    what: "with words that are none",
    answer: { status: 400, json: { detail: [{ msg: "x" }] } },
    login: "Giriş başarısız",
    register: "Kayıt başarısız",
  },
  { what: "by a lost connection", answer: undefined, login: "İşlem başarısız", register: "İşlem başarısız" },
  {
    what: "by an answer nobody can read",
    answer: { status: 200, json: {} },
    login: "İşlem başarısız",
    register: "İşlem başarısız",
  },
];

for (const { what, answer, login, register } of REFUSALS) {
  test(`a sign-in refused ${what} says '${login}', a registration '${register}' (§8)`, {
    tag: ["@desktop", "@screen"],
  }, async ({ page, faults }) => {
    faults.allow(/Failed to load resource: .*(\b40[01]\b|ERR_FAILED)/);
    await answerCall(page, "POST", "/auth/login", answer);
    await answerCall(page, "POST", "/auth/register", answer);
    await visit(page, "/login");
    await fillCredentials(page, { email: "ayse@posta.example", password: "yanlış-şifre" });
    await submit(page);
    await expect(toast(page, login)).toBeVisible();
    await toRegister(page);
    await fillName(page, "Ayşe");
    await fillCredentials(page, { email: "ayse@posta.example", password: "yanlış-şifre" });
    await submit(page);
    await expect(toast(page, register).last()).toBeVisible();
    await expect(page.locator("form button[type=submit]")).toHaveText("Kayıt Ol");
    expect(await tokenIn(page)).toBeNull();
    await expect(page).toHaveURL("/login");
  });
}

test("a wrong password is told in the server's words (§8)", { tag: "@desktop" }, async ({ page, customer, faults }) => {
  faults.allow(/401/);
  await visit(page, "/login");
  await fillCredentials(page, { ...customer, password: "yanlış-şifre" });
  await submit(page);
  await expect(toast(page, "E-posta veya şifre hatalı")).toBeVisible();
});
