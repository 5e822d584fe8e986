import { globSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field, FieldlessRefusal, FormRefusalContext } from "./field.tsx";

const drawn = (field: string) =>
  renderToStaticMarkup(
    <FormRefusalContext value={{ text: "Şimdiki şifre hatalı", field }}>
      <Field label="Şimdiki şifre" name="old" />
      <Field label="Yeni şifre" name="password" hint="En az 8 karakter" />
      <FieldlessRefusal />
    </FormRefusalContext>,
  );

test("a refusal stands at the field that it names, and nowhere else", () => {
  const [old = "", password = ""] = drawn("old").split("Yeni şifre");
  expect(old).toContain('aria-invalid="true"');
  const [, words] = /aria-describedby="([^"]+)"/.exec(old) ?? [];
  expect(old).toContain(`<p id="${words}" class="field-error">Şimdiki şifre hatalı</p>`);
  expect(password).not.toMatch(/aria-invalid|hatalı/);
});

test("a refusal that names no field stands below the fields", () => {
  const page = drawn("");
  expect(page).not.toContain("aria-invalid");
  expect(page).toMatch(/<p class="field-error">Şimdiki şifre hatalı<\/p>$/);
});

test("no placeholder looks like a typed value", () => {
  const files = globSync("app/**/*.tsx").map((file) => readFileSync(file, "utf8"));
  const placeholders = files.flatMap((file) => file.match(/placeholder=.*/g) ?? []);
  expect(placeholders).not.toEqual([]);
  expect(placeholders.filter((words) => /[\d•@,]/.test(words))).toEqual([]);
});
