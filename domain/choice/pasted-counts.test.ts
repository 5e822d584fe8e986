import { expect, test } from "vitest";
import { pastedCounts } from "./pasted-counts.ts";

const group = (...names: string[]) => ({ options: names.map((name) => ({ key: `g=${name}`, name })) });
const COLORS = group("pembe", "açık mavi", "mavi");
const MODELS = group("iPhone 13", "iPhone 13 Pro", "Galaxy A54");
const SIZES = group("14", "16", "18");

const read = (text: string, groups = [COLORS, MODELS]) => {
  const { counts, unread } = pastedCounts(text, groups);
  return [counts.map(({ words, count }) => `${words}: ${count}`), unread];
};

test("a table copied from a sheet, whichever of the two stands above, with gaps that stay as they are", () => {
  const wanted = ["pembe + iPhone 13: 4", "mavi + iPhone 13: 0", "pembe + Galaxy A54: 2"];
  expect(read("\tpembe\tmavi\niPhone 13\t4\t0\nsamsung a54\t2\t\n")).toEqual([wanted, []]);
  expect(read("Model\tPembe\tMavi\r\niPhone 13\t4\t0\r\nGalaxy A54\t2\t")).toEqual([wanted, []]);
  expect(read("Renk;iPhone 13;A54\npembe;4;2\nmavi;0;")[0]?.toSorted()).toEqual(wanted.toSorted());
  expect(read("| | pembe | mavi |\n| iPhone 13 | 4 | yok |\n| A54 | 2 | |")).toEqual([wanted, []]);
  expect(read("pembe\tmavi\niPhone 13\t4\t0\nGalaxy A54\t2")).toEqual([wanted, []]);
});

test("a list, a line each, with a title or without, in any order of the words", () => {
  const wanted = ["pembe + iPhone 13: 4", "açık mavi + iPhone 13 Pro: 12"];
  expect(read("pembe\tiPhone 13\t4\naçık mavi\tiphone 13 pro\t12")).toEqual([wanted, []]);
  expect(read("Renk\tModel\tAdet\nPEMBE\tiPhone 13\t4,0\niphone 13 pro\taçık mavi\t12 adet")).toEqual([wanted, []]);
  expect(read("pembe, iPhone 13, 4\niPhone 13 Pro - açık mavi: 12")).toEqual([wanted, []]);
  expect(read("pembe iphone 13 4\naçık mavi iphone 13 pro = 12 tane")).toEqual([wanted, []]);
});

test("a heading names a value of the lines below it, until another one", () => {
  const wanted = ["pembe + iPhone 13: 4", "pembe + Galaxy A54: 0", "mavi + iPhone 13: 2"];
  expect(read("Pembe:\niPhone 13: 4\nA54 yok\nMavi\niPhone 13 2")).toEqual([wanted, []]);
  expect(read("iPhone 13:\npembe 4\nmavi: 2\nA54:\npembe - 0")[0]?.toSorted()).toEqual(wanted.toSorted());
  expect(read("Pembe:\niPhone 13\t4")).toEqual([["pembe + iPhone 13: 4"], []]);
  expect(read("Pembe:\nmavi iPhone 13 2"), "its own value").toEqual([["mavi + iPhone 13: 2"], []]);
  const unknown = read("Pembe:\niPhone 13 4\nMor:\niPhone 13 5\nMavi:\niPhone 13 mor 3\nNokia 3310 1\nPembe:");
  expect(unknown).toEqual([
    ["pembe + iPhone 13: 4"],
    ["Mor:", "iPhone 13 5", "iPhone 13 mor 3", "Nokia 3310 1", "Pembe:"],
  ]);
  const { rest } = pastedCounts("Pembe:\niPhone 13 4\nMavi:\nNokia 1\nA54 2", [COLORS, MODELS]);
  expect(rest, "a heading stays with its lines").toBe("Mavi:\nNokia 1");
});

test("numbers that are values are told from counts", () => {
  expect(read("\t14\t16\npembe\t3\t0\nmavi\t1\t14", [COLORS, SIZES])).toEqual([
    ["pembe + 14: 3", "pembe + 16: 0", "mavi + 14: 1", "mavi + 16: 14"],
    [],
  ]);
  expect(read("pembe\t14\t3\nmavi\t16\t18", [COLORS, SIZES])).toEqual([["pembe + 14: 3", "mavi + 16: 18"], []]);
});

test("three groups are a list, or a table with two columns of names", () => {
  const groups = [COLORS, MODELS, SIZES];
  expect(read("pembe\tiPhone 13\t14\t5", groups)).toEqual([["pembe + iPhone 13 + 14: 5"], []]);
  expect(read("Renk\tModel\t14\t16\npembe\tiPhone 13\t5\t6", groups)).toEqual([
    ["pembe + iPhone 13 + 14: 5", "pembe + iPhone 13 + 16: 6"],
    [],
  ]);
});

test("what cannot be read is named, and the rest is read", () => {
  expect(read("\tpembe\tmavi\niPhone 13\t4\tçok\nNokia 3310\t1\t2\nToplam\t5\t2\niPhone 13 Pro\t1\t2\t3")).toEqual([
    ["pembe + iPhone 13: 4"],
    ["iPhone 13, mavi: çok", "Nokia 3310 1 2", "Toplam 5 2", "iPhone 13 Pro 1 2 3"],
  ]);
  expect(
    read(
      "pembe\tiPhone 13\t4\npembe\tiPhone 13\t5\nmavi\tA54\t2\nmavi\tA54\t2\nmor\tiPhone 13\t1\npembe iphone 13\npembe\tiPhone 13\t-2",
    ),
  ).toEqual([
    ["mavi + Galaxy A54: 2"],
    ["pembe + iPhone 13 iki kez: 4 ve 5", "mor iPhone 13 1", "pembe iphone 13", "pembe iPhone 13 -2"],
  ]);
  expect(read("pembe\tiPhone 13\t1000000")).toEqual([[], ["pembe iPhone 13 1000000"]]);
  expect(read(" \n")).toEqual([[], []]);
});

test("columns that name nothing of the product are named, and the others are read", () => {
  const wanted = ["pembe + iPhone 13: 4", "mavi + iPhone 13: 0", "pembe + Galaxy A54: 2"];
  expect(read("\tpembe\tmor\tmavi\niPhone 13\t4\t7\t0\nA54\t2\t9\t")).toEqual([wanted, ["mor sütunu"]]);
  expect(read("Model\tmor\tpembe\tmavi\tToplam\niPhone 13\t7\t4\t0\t4\nA54\t\t2\t\t2")).toEqual([
    wanted,
    ["mor sütunu", "Toplam sütunu"],
  ]);
  expect(read("mor\tpembe\tmavi\niPhone 13\t7\t4\t0\nA54\t\t2\t")).toEqual([wanted, ["mor sütunu"]]);
  expect(read("\tpembe\t\tmavi\niPhone 13\t4\t1\t0\nA54\t2\t\t")).toEqual([wanted, ["başlıksız sütun"]]);
  expect(read("\tmor\tpembe\niPhone 13\t7\t4")).toEqual([["pembe + iPhone 13: 4"], ["mor sütunu"]]);
  expect(read("\tpembe\tmor\niPhone 13\t4\t")).toEqual([["pembe + iPhone 13: 4"], []]);
});

test("tables as Excel, a file and a chat give them", () => {
  const wanted = ["pembe + iPhone 13: 4", "mavi + iPhone 13: 0", "pembe + Galaxy A54: 2"];
  const list = ["pembe + iPhone 13: 4", "mavi + Galaxy A54: 3"];
  expect(read("\tpembe\tmavi\t\t\r\niPhone 13\t4\t0\t\t\r\nA54\t2\t\t\t\r\n\t\t\t\t\r\n")).toEqual([wanted, []]);
  expect(read("\t\t\n\t\tpembe\tmavi\r\tiPhone 13\t4,0\t0,00\r\tA54\t2.0\t")).toEqual([wanted, []]);
  expect(read('"Model";"pembe";"mavi";\n"iPhone 13";"4";"0";\n"A54";"2";;')).toEqual([wanted, []]);
  expect(read(",pembe,mavi\niPhone 13,4,0\nA54,2,")).toEqual([wanted, []]);
  expect(read("| | pembe | mavi |\n|---|:--|---|\n| iPhone 13 | 4 | 0 |\n| A54 | 2 | |")).toEqual([wanted, []]);
  expect(read("Renk\tModel\tAdet\t\t\npembe\tiPhone 13\t4\t\t\nmavi\tA54\t3,0\t\t")).toEqual([list, []]);
  expect(read("Renk,Model,Adet\npembe,iPhone 13,4\nmavi,A54,3")).toEqual([list, []]);
  expect(read("pembe iphone 13 4,0\nmavi a54: 3.00 adet")).toEqual([list, []]);
  expect(read("pembe\tiPhone 13\t4\nmavi\tA54\t")).toEqual([["pembe + iPhone 13: 4"], ["mavi A54"]]);
});

test("no count is a number below none, a part of a piece, or one that may be four or four thousand", () => {
  for (const line of ["pembe iphone 13 -2", "pembe, iPhone 13, –2", "pembe iPhone 13: −2 adet", "pembe\tiPhone 13\t-2"])
    expect(read(line)).toEqual([[], [line.replaceAll("\t", " ")]]);
  for (const line of ["pembe iphone 13 3,5", "pembe iphone 13 4.000", "pembe;iPhone 13;4,000", "pembe iphone 13 (2)"])
    expect(read(line)).toEqual([[], [line.replaceAll(";", " ")]]);
  for (const line of ["pembe iphone 13 4 5", "pembe iphone 13 3/4"]) expect(read(line)).toEqual([[], [line]]);
  expect(read("pembe iphone 13 x2\nmavi/a54/3 ad.\nAÇIK MAVİ İPHONE 13: BİTTİ\nmavi\tiPhone 13\tKalmadı")).toEqual([
    ["pembe + iPhone 13: 2", "mavi + Galaxy A54: 3", "açık mavi + iPhone 13: 0", "mavi + iPhone 13: 0"],
    [],
  ]);
  expect(read("pembe iphone 13 - 2")).toEqual([["pembe + iPhone 13: 2"], []]);
});

test("of two values that share a name the one is meant that is written the same", () => {
  const groups = [group("Sarı", "sarı"), MODELS];
  expect(read("Sarı\tA54\t1\nsarı\tA54\t2\nSARI\tA54\t3", groups)).toEqual([
    ["Sarı + Galaxy A54: 1", "sarı + Galaxy A54: 2"],
    ["SARI A54 3"],
  ]);
});

test("a table of two groups with the same names is read where its corner says which of them the rows are", () => {
  const twins = ["Kolye", "Küpe"].map((label) => ({
    label,
    options: ["Altın", "Gümüş"].map((name) => ({ key: `${label}=${name}`, name })),
  }));
  const table = "\tAltın\tGümüş\nAltın\t1\t2";
  expect(read(table, twins)).toEqual([[], ["Altın Gümüş", "Altın 1 2"]]);
  expect(read(`küpe${table}`, twins)).toEqual([["Altın + Altın: 1", "Gümüş + Altın: 2"], []]);
  expect(read(`KOLYE${table}`, twins)).toEqual([["Altın + Altın: 1", "Altın + Gümüş: 2"], []]);
  expect(read("Altın\tGümüş\t3", twins)).toEqual([["Altın + Gümüş: 3"], []]);
  const [rings, sizes] = [group("14", "16", "18"), group("14", "16")];
  expect(read("\t14\t16\n18\t1\t2", [rings, sizes])).toEqual([["18 + 14: 1", "18 + 16: 2"], []]);
});

test("what is not read is left to be dealt with, and is read once it is mended", () => {
  const restOf = (text: string) => pastedCounts(text, [COLORS, MODELS]).rest;
  const rest = restOf("Model\tpembe\tmor\tmavi\niPhone 13\t4\t7\t0\nNokia 3310\t1\t2\t3\nA54\t2\t\tçok");
  expect(rest).toBe("\tpembe\tmor\tmavi\niPhone 13\t\t7\nNokia 3310\t1\t2\t3\nA54\t\t\tçok");
  expect(restOf(rest)).toBe(rest);
  expect(read(rest.replace("mor", "açık mavi").replace("Nokia 3310", "iPhone 13 Pro").replace("çok", "5"))).toEqual([
    [
      "açık mavi + iPhone 13: 7",
      ...["pembe + iPhone 13 Pro: 1", "açık mavi + iPhone 13 Pro: 2", "mavi + iPhone 13 Pro: 3"],
      "mavi + Galaxy A54: 5",
    ],
    [],
  ]);
  expect(restOf("pembe, iPhone 13, 4\nmor, iPhone 13, 1\nmavi, A54, 1\nmavi, A54, 2")).toBe(
    "mor, iPhone 13, 1\nmavi, A54, 1\nmavi, A54, 2",
  );
  expect(restOf("\tpembe\nA54\t3")).toBe("");
  expect(restOf("")).toBe("");
});

test("a hundred kilobytes of anything are read at once", { timeout: 10_000 }, () => {
  expect(pastedCounts("pembe iphone 13 9 ".repeat(6000), [COLORS, MODELS]).counts).toEqual([]);
  expect(pastedCounts("pembe\tA54\t".repeat(6000), [COLORS, MODELS]).counts).toEqual([]);
  expect(pastedCounts("pembe\tA54\t3\n".repeat(8000), [COLORS, MODELS]).counts).toHaveLength(1);
  expect(pastedCounts("a\n".repeat(5000), [COLORS, MODELS]).counts).toEqual([]);
  expect(pastedCounts("– - - ×".repeat(14_000), [COLORS, MODELS]).counts).toEqual([]);
});
