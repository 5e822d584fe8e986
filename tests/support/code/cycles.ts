export type Arrow = { from: string; target: string };

/** The cycles of a graph, each named by its nodes from the first to the same one again. */
export function cyclesIn(arrows: readonly Arrow[]): string[] {
  const cycles: string[] = [];
  let left = withoutDeadEnds(arrows.filter(({ from, target }) => from !== target));
  for (let [start] = left; start; [start] = left) {
    const cycle = cycleFrom(start, left);
    cycles.push([...cycle, cycle[0]].join(" → "));
    const [from, target] = cycle;
    left = withoutDeadEnds(left.filter((arrow) => !(arrow.from === from && arrow.target === target)));
  }
  return cycles;
}

/** A node without outgoing arrows lies on no cycle. Removing it may leave others without any, so they are removed as well. */
function withoutDeadEnds(arrows: readonly Arrow[]): readonly Arrow[] {
  const sources = new Set(arrows.map(({ from }) => from));
  const left = arrows.filter(({ target }) => sources.has(target));
  return left.length === arrows.length ? arrows : withoutDeadEnds(left);
}

/** Every node that is left has an outgoing arrow, so a path meets itself in the end. The nodes before that one are cut off. */
function cycleFrom(start: Arrow, arrows: readonly Arrow[]): string[] {
  const path = [start.from];
  for (let node = start.target; ; node = nextOf(node, arrows)) {
    const first = path.indexOf(node);
    if (first >= 0) return path.slice(first);
    path.push(node);
  }
}

function nextOf(node: string, arrows: readonly Arrow[]): string {
  const next = arrows.find(({ from }) => from === node);
  if (!next) throw new Error(`${node} leads nowhere`);
  return next.target;
}
