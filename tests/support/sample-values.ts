import type { ChoiceValue } from "../../domain/choice/choice-sets.ts";

/** A value of a set, without a note, for tests. */
export const setValue = (id: string, name = id): ChoiceValue => ({ id, name, note: "" });
