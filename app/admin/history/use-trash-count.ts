import { useCallback, useEffect, useRef, useState } from "react";
import { awaited } from "../awaited.ts";
import { panel } from "../panel-calls.ts";

/** How much lies in the trash; counted anew by whoever knows that it may be another number. */
export function useTrashCount() {
  const [total, setTotal] = useState(0);
  const stopWaiting = useRef(() => {});
  const recount = useCallback(() => {
    stopWaiting.current();
    stopWaiting.current = awaited(panel.trash(0), ({ total }) => setTotal(total));
  }, []);
  useEffect(
    function countFirst() {
      recount();
      return () => stopWaiting.current();
    },
    [recount],
  );
  return { total, recount };
}
