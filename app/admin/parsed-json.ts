/** What stands in the browser's storage may be anything; what is no JSON is an empty list. */
export function parsedJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "[]");
  } catch (notJson) {
    if (notJson instanceof SyntaxError) return [];
    throw notJson;
  }
}
