import { readFileSync } from "node:fs";
import { COLOR_GROUP } from "../../../domain/choice/chosen.ts";
import { pastedOrders } from "../../../domain/order-check/pasted-orders.ts";
import { type ProposedOrder, proposedOrder } from "../../../domain/order-check/proposed-order.ts";
import { slugOf } from "../../../domain/slug.ts";
import { fold } from "../../../domain/turkish.ts";
import { CHATTED_SHOP } from "./chatted-shop.ts";

/**
 * A chat as people write, and what it means: `lines` as `product color/value x2`, with the words of the product's id that suffice, the
 * phone number, and the address as `words of the street|district|province`. Some files also tell the person's name and the sender's phone number.
 */
type FreeChat = {
  chat: string;
  lines: string[];
  phone: string | undefined;
  address: string | undefined;
  name: string | undefined;
  sender: string | undefined;
};

/** The chats of a file: each its words, then what they mean in lines that begin with `=`, then an empty line. */
export function freeChats(
  file: `${"first" | "second" | "third" | "fourth" | "fifth" | "sixth"}-chats.txt`,
): FreeChat[] {
  const blocks = readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n\n");
  return blocks.map((block) => {
    const written = block.split("\n");
    const meant = written.flatMap((line) => /^= (.+)$/.exec(line)?.[1] ?? []);
    const behind = (label: string) => meant.find((one) => one.startsWith(label))?.slice(label.length);
    return {
      chat: written.filter((line) => !line.startsWith("= ")).join("\n"),
      lines: meant.filter((one) => !/^(?:tel|adres|ad|gonderen) /.test(one)),
      phone: behind("tel "),
      address: behind("adres "),
      name: behind("ad "),
      sender: behind("gonderen "),
    };
  });
}

const NOW = new Date("2026-11-24T09:00:00Z");

/** The order that Doğrula proposes for a chat. */
export function proposedFor(chat: string): ProposedOrder {
  const [pasted] = pastedOrders(chat, { now: NOW, shopName: "Fiyonk" });
  return proposedOrder(pasted?.text ?? "", CHATTED_SHOP);
}

type Part = { wanted: number; right: number };
const part = (): Part => ({ wanted: 0, right: 0 });

/** How much of the chats is proposed right, what is ticked wrongly, and what is missed. */
export function measured(chats: readonly FreeChat[]) {
  const [lines, phones, addresses, names] = [part(), part(), part(), part()];
  const tellsNames = chats.some(({ name }) => name !== undefined);
  const [ticked, missed]: [string[], string[]] = [[], []];
  let sure = 0;
  for (const { chat, lines: wanted, phone, address, name, sender } of chats) {
    const order = proposedFor(chat);
    const proposed = order.lines.map((line) => ({ text: lineOf(line), isSure: line.isSure }));
    sure += proposed.filter(({ isSure }) => isSure).length;
    for (const one of wanted) {
      lines.wanted += 1;
      if (proposed.some(({ text }) => isMeant(text, one))) lines.right += 1;
      else missed.push(`${chat}\n   ${one}: ${proposed.map(({ text }) => text).join(" + ")}`);
    }
    const wrong = proposed.filter(({ text, isSure }) => isSure && !wanted.some((one) => isMeant(text, one)));
    ticked.push(...wrong.map(({ text }) => `${chat}\n   ${text}`));
    const facts = (field: string) => order.facts.filter((fact) => fact.field === field);
    const valuesOf = (field: string) => facts(field).map(({ value }) => value);
    if (phone !== undefined) {
      phones.wanted += 1;
      if (valuesOf("phone").includes(phone)) phones.right += 1;
      else missed.push(`${chat}\n   ${phone}: ${valuesOf("phone")}`);
    }
    if (name !== undefined) {
      names.wanted += 1;
      if (valuesOf("name").includes(name)) names.right += 1;
      else missed.push(`${chat}\n   ${name}: ${valuesOf("name")}`);
    }
    if (sender !== undefined && !valuesOf("senderPhone").includes(sender)) missed.push(`${chat}\n   sender ${sender}`);
    const [street = "", district = "", province = ""] = address?.split("|") ?? [];
    const isRight = (field: string, value: string) => value === "" || valuesOf(field).includes(value);
    if (address !== undefined) {
      addresses.wanted += 1;
      const isStreet = street === "" || valuesOf("address").some((one) => holds(one, street));
      if (isStreet && isRight("district", district) && isRight("province", province)) addresses.right += 1;
      else
        missed.push(
          `${chat}\n   ${address}: ${[valuesOf("address"), valuesOf("district"), valuesOf("province")].join(" | ")}`,
        );
    }
    const isWrong = ({ field, value, isSure }: { field: string; value: string; isSure: boolean }) =>
      isSure &&
      ((field === "phone" && value !== phone) ||
        (field === "district" && value !== district) ||
        (field === "province" && value !== province) ||
        (field === "name" && tellsNames && value !== name) ||
        (field === "senderPhone" && tellsNames && value !== sender) ||
        (field === "address" &&
          (!holds(value, street || "?") || (name ?? "").split(" ").some((one) => one !== "" && holds(value, one)))));
    ticked.push(...order.facts.filter(isWrong).map(({ field, value }) => `${chat}\n   ${field}: ${value}`));
  }
  return { lines, phones, addresses, names, ticked, missed, sure };
}

const holds = (value: string, words: string): boolean => {
  const said = ` ${fold(value).replace(/[^a-z0-9]+/g, " ")} `;
  return words.split(" ").every((word) => said.includes(` ${word} `));
};

type Line = ProposedOrder["lines"][number];

const lineOf = ({ found, values = [], quantity }: Line): string => {
  const color = values.find(({ group }) => group === COLOR_GROUP);
  const others = values.filter((value) => value !== color).map(({ id }) => `/${id}`);
  return `${found?.product.id} ${color ? slugOf(color.name) : ""}${others.join("")} x${quantity}`.replace("  ", " ");
};

/** True if a line has the product that the wanted one begins to name, and all the rest of it. */
function isMeant(line: string, wanted: string): boolean {
  const [id = "", ...rest] = line.split(" ");
  const [begin = "", ...others] = wanted.split(" ");
  return id.startsWith(begin) && rest.join(" ") === others.join(" ");
}
