import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("pictures are in the database unless a bucket and its key are named", () => {
  const key = { AWS_ACCESS_KEY_ID: "kim", AWS_SECRET_ACCESS_KEY: "gizli" };
  expect(readConfig(key).pictureStore).toBeUndefined();
  expect(readConfig({ ...key, MEDIA_URL: "s3://kova", AWS_REGION: "eu-central-1" }).pictureStore).toMatchObject({
    endpoint: "https://s3.eu-central-1.amazonaws.com",
    bucket: "kova",
    folder: "",
  });
  const elsewhere = { ...key, MEDIA_URL: "s3://kova/magaza/gorsel/", AWS_ENDPOINT_URL: "http://10.0.0.5:9000/" };
  expect(readConfig(elsewhere).pictureStore).toMatchObject({
    endpoint: "http://10.0.0.5:9000",
    region: "us-east-1",
    folder: "magaza/gorsel/",
  });
  expect(() => readConfig({ MEDIA_URL: "s3://kova" })).toThrow("MEDIA_URL: kovanın anahtarı da gerekli");
  for (const MEDIA_URL of ["https://kova.example", "s3://", "s3://kova/../baska", "s3://ad:sifre@kova"]) {
    expect(() => readConfig({ ...key, MEDIA_URL })).toThrow("MEDIA_URL: s3://kova");
  }
  expect(() => readConfig({ AWS_ENDPOINT_URL: "https://ad:sifre@depo.example" })).toThrow(
    "AWS_ENDPOINT_URL: yalnız adres",
  );
});
