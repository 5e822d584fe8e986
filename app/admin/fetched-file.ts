import { fetchApi } from "../api-client.ts";
import { currentToken } from "../browser-storage.ts";

/** A file of the API. A link could not say who asks for it. */
export async function fetchFile(path: string): Promise<Blob> {
  const answer = await fetchApi(path, { headers: { Authorization: `Bearer ${currentToken()}` } });
  return answer.blob();
}
