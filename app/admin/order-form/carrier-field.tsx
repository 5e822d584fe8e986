import { type ComponentProps, useId } from "react";
import { carriersIn } from "../../../domain/settings/carriers.ts";
import { onThisDevice } from "../../browser-storage.ts";
import { Field } from "../../ui/field.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";

const KEY = "son-kargo";

/** On this device it is offered first. */
export const LAST_CARRIER = {
  read: () => onThisDevice.read(KEY) ?? "",
  write: (name: string) => onThisDevice.write(KEY, name),
};

/** Offers the owner's carriers, the last used one first. */
export function CarrierField(field: ComponentProps<typeof Field>) {
  const list = useId();
  const { answer } = useRequest(orderCalls.texts);
  const known = carriersIn(answer?.carriers ?? "").map(({ name }) => name);
  return (
    <>
      <Field {...field} list={list} />
      <datalist id={list}>
        {[...new Set([LAST_CARRIER.read(), ...known])].filter(Boolean).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
