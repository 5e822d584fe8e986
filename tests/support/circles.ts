export type Arrow = { from: string; target: string };

/** The ways that lead back to where they began, each named from its first place to the same place again. */
export function circlesIn(arrows: readonly Arrow[]): string[] {
  const circles: string[] = [];
  let left = withoutEnds(arrows.filter(({ from, target }) => from !== target));
  for (let [start] = left; start; [start] = left) {
    const circle = circleFrom(start, left);
    circles.push([...circle, circle[0]].join(" → "));
    const [from, target] = circle;
    left = withoutEnds(left.filter((arrow) => !(arrow.from === from && arrow.target === target)));
  }
  return circles;
}

/** Who uses nothing that is left stands at the bottom and lies on no circle; without it others do, and so on up. */
function withoutEnds(arrows: readonly Arrow[]): readonly Arrow[] {
  const using = new Set(arrows.map(({ from }) => from));
  const left = arrows.filter(({ target }) => using.has(target));
  return left.length === arrows.length ? arrows : withoutEnds(left);
}

/** Every place that is left leads on, so the way comes round at last; what was walked before that is no part of it. */
function circleFrom(start: Arrow, arrows: readonly Arrow[]): string[] {
  const way = [start.from];
  for (let place = start.target; ; place = nextOf(place, arrows)) {
    const first = way.indexOf(place);
    if (first >= 0) return way.slice(first);
    way.push(place);
  }
}

function nextOf(place: string, arrows: readonly Arrow[]): string {
  const next = arrows.find(({ from }) => from === place);
  if (!next) throw new Error(`${place} leads nowhere`);
  return next.target;
}
