import { describe, expect, test } from "vitest";
import { cardQuestions, chosenOf, type Need, openQuestions, type ToldChoice } from "../choice/chosen.ts";

const MODEL: Need = { id: "model", word: "model" };
const NAME: Need = { id: "isim", word: "isim", isText: true };
const COLOR_NEED: Need = { id: "renk", word: "renk" };
const ASKED = { colors: ["pembe", "siyah"], needs: [MODEL, NAME] };

const values = [{ group: "model", id: "a54", name: "A54" }];
const texts = [{ id: "isim", label: "İsim", text: "Buse" }];

describe("the open questions of a thing", () => {
  test.each<[string, ToldChoice, Need[]]>([
    ["nothing, the color first", {}, [COLOR_NEED, MODEL, NAME]],
    ["the color", { color: "pembe" }, [MODEL, NAME]],
    ["a value", { values }, [COLOR_NEED, NAME]],
    ["a text", { color: "pembe", texts }, [MODEL]],
    ["all", { color: "pembe", values, texts }, []],
  ])("after %s", (_, chosen, open) => {
    expect(openQuestions(chosenOf(chosen), cardQuestions(ASKED))).toEqual(open);
  });

  test("a single color is no question, and a product may ask nothing", () => {
    expect(openQuestions({}, cardQuestions({ ...ASKED, colors: ["pembe"] }))).toEqual([MODEL, NAME]);
    expect(openQuestions({}, cardQuestions({ colors: [] }))).toEqual([]);
  });

  test("a text called 'renk' is not the color", () => {
    const asked = { colors: ["pembe", "siyah"], needs: [{ id: "renk", word: "renk", isText: true }] };
    expect(openQuestions({ texts: [{ id: "renk", label: "Renk", text: "mor" }] }, cardQuestions(asked))).toEqual([
      COLOR_NEED,
    ]);
  });
});
