import { ApiError } from "../api-client.ts";

/** What nobody asked for makes the panel wiser once it comes and is not missed otherwise. Answers how to wait no longer. */
export function awaited<Answer>(asked: Promise<Answer>, take: (answer: Answer) => void): () => void {
  let isAwaited = true;
  asked.then(
    (answer) => {
      if (isAwaited) take(answer);
    },
    (error: unknown) => {
      if (!(error instanceof ApiError)) reportError(error);
    },
  );
  return () => {
    isAwaited = false;
  };
}
