import type { Suggestions } from "../../../domain/search/suggestion.ts";
import { ApiError, api } from "../../api-client.ts";

/** Undefined without a connection: the box searches all the same. */
export async function findSuggestions(question: string, signal: AbortSignal): Promise<Suggestions | undefined> {
  try {
    return await api.suggestions(question, signal);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
