import { cyclesIn } from "../tests/support/code/cycles.ts";
import { graphNodeOf, importsOf, ROOMS, roomOf, sourcesOfRooms } from "../tests/support/code/imports.ts";

const WIDTH = 120;

/** Rooms and their folders above what they use, drawn from the imports; tests/architecture.test.ts holds them to it. */
const sources = sourcesOfRooms().filter((file) => !file.endsWith(".css"));
const arrows = sources
  .flatMap(importsOf)
  .filter(({ target }) => sources.includes(target))
  .map(({ from, target }) => ({ from: graphNodeOf(from), target: graphNodeOf(target) }))
  .filter(({ from, target }) => from !== target);

for (const room of ROOMS) {
  const used = arrows.filter(({ from }) => roomOf(from) === room).map(({ target }) => roomOf(target) ?? "");
  const isHere = (place: string) => roomOf(place) === room;
  const inShort = (place: string) => (isHere(place) ? place.slice(room.length + 1) : place);
  draw(
    room,
    used.filter((name) => name !== room),
  );
  for (const place of topDown([...new Set(sources.map(graphNodeOf))].filter(isHere))) {
    const targets = arrows.filter(({ from }) => from === place).map(({ target }) => target);
    const ours = targets.filter(isHere);
    draw(`  ${inShort(place)}`, [...ours, ...targets.filter((target) => !ours.includes(target))].map(inShort));
  }
  console.log("");
}

const cycles = cyclesIn(arrows);
console.log(cycles.length === 0 ? "No arrow leads back up." : `Cycles:\n${cycles.join("\n")}`);

/** Each node stands above all that it uses. Nodes of a cycle cannot, so they come last. */
function topDown(left: readonly string[]): string[] {
  const used = new Set(arrows.filter(({ from }) => left.includes(from)).map(({ target }) => target));
  const top = left.filter((place) => !used.has(place)).sort();
  if (top.length === 0) return [...left];
  return [...top, ...topDown(left.filter((place) => !top.includes(place)))];
}

function draw(name: string, used: readonly string[]): void {
  const names = [...new Set(used)];
  let line = names.length === 0 ? name : `${name} →`;
  for (const [index, one] of names.entries()) {
    const word = ` ${one}${index < names.length - 1 ? "," : ""}`;
    if (line.length + word.length <= WIDTH) line += word;
    else {
      console.log(line);
      line = `     ${word}`;
    }
  }
  console.log(line);
}
