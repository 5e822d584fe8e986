import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "../api-client.ts";

/**
 * Sends the request when the component mounts, when `key` changes and on `reload`. Only the newest request's answer
 * counts. `answer` is undefined until the first one arrives; a later failure leaves it as it is. Of equal failures in a row only the
 * first is reported.
 */
export function useRequest<Answer>(
  send: () => Promise<Answer>,
  onFailed?: (error: ApiError) => unknown,
  key?: unknown,
) {
  const [answer, setAnswer] = useState<Answer>();
  const [hasFailed, setFailed] = useState(false);
  const newest = useRef(0);
  const failedWith = useRef<number>(undefined);
  const latest = useRef(send);

  // A toast may reload long after the render that made it, when something else is asked for.
  useEffect(function keepLatest() {
    latest.current = send;
  });

  const reload = async (): Promise<void> => {
    newest.current += 1;
    const current = newest.current;
    try {
      const received = await latest.current();
      if (current !== newest.current) return;
      failedWith.current = undefined;
      setFailed(false);
      setAnswer(received);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (current !== newest.current) return;
      setFailed(true);
      if (failedWith.current !== error.status) onFailed?.(error);
      failedWith.current = error.status;
    }
  };

  const request = useEffectEvent((_: unknown) => {
    failedWith.current = undefined;
    setFailed(false);
    return reload();
  });
  useEffect(
    function requestOncePerKey() {
      request(key);
      return () => {
        newest.current += 1;
      };
    },
    [key],
  );

  return { answer, setAnswer, hasFailed, reload };
}
