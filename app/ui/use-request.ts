import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "../api-client.ts";

/**
 * Sends the request when the component mounts, when `key` changes and on `reload`. `answer` is undefined until the first one arrives.
 */
export function useRequest<Answer>(
  send: () => Promise<Answer>,
  onFailed?: (error: ApiError) => unknown,
  key?: unknown,
) {
  const { startOver, ...requested } = useReload<Answer | undefined>(undefined, send, onFailed);
  const request = useEffectEvent((_: unknown) => startOver());
  useEffect(
    function requestOncePerKey() {
      return request(key);
    },
    [key],
  );
  return requested;
}

/**
 * Sends the request on `reload`. Only the newest request's answer counts, and a failure leaves the answer before as it is. Of equal
 * failures in a row only the first is reported.
 */
export function useReload<Answer>(first: Answer, send: () => Promise<Answer>, onFailed?: (error: ApiError) => unknown) {
  const [answer, setAnswer] = useState(first);
  const [hasFailed, setFailed] = useState(false);
  const newest = useRef(0);
  const failedWith = useRef<number>(undefined);

  const reload = async (): Promise<void> => {
    newest.current += 1;
    const current = newest.current;
    try {
      const received = await send();
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

  /** For another question. The returned function ends it. */
  const startOver = () => {
    failedWith.current = undefined;
    setFailed(false);
    void reload();
    return () => {
      newest.current += 1;
    };
  };

  return { answer, setAnswer, hasFailed, reload, startOver };
}
