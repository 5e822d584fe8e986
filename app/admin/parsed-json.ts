/** Reads text from the browser's storage, which may hold anything. Text that is no JSON counts as an empty list. */
export function parsedJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "[]");
  } catch (notJson) {
    if (notJson instanceof SyntaxError) return [];
    throw notJson;
  }
}
