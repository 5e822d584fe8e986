import { istanbulDate } from "../../../domain/istanbul.ts";
import { fetchOrderTable } from "../order-calls.ts";

/** Saves all orders as a file on the device. */
export async function saveOrderTable(): Promise<void> {
  const address = URL.createObjectURL(await fetchOrderTable());
  const link = Object.assign(document.createElement("a"), {
    href: address,
    download: `siparisler-${istanbulDate(new Date())}.csv`,
  });
  // The address ends with the page: Safari reads it after the click.
  link.click();
}
