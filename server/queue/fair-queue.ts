/** A node of the network tree: inner networks, or the entries of a single address. */
type Node<Entry> = { children: Map<string, Node<Entry>>; entries: Set<Entry> };

/**
 * A round-robin queue over a tree of networks: each network in turn gives one entry, and so do the networks inside it. A visitor
 * with many requests delays only herself. `path` names her networks from the widest to the narrowest.
 */
export function createFairQueue<Entry>() {
  const root = newNode<Entry>();
  return {
    add: (path: readonly string[], entry: Entry): void => add(root, path, entry),
    /** Removes and returns the next entry of a widest network that `mayStart` accepts. */
    takeNext: (mayStart: (widest: string) => boolean): Entry | undefined => takeNext(root, mayStart),
    remove: (path: readonly string[], entry: Entry): void => remove(root, path, entry),
  };
}

function add<Entry>(node: Node<Entry>, [name, ...rest]: readonly string[], entry: Entry): void {
  if (name === undefined) {
    node.entries.add(entry);
    return;
  }
  const child = node.children.get(name) ?? newNode<Entry>();
  node.children.set(name, child);
  add(child, rest, entry);
}

/** The network that gave an entry moves behind all others. */
function takeNext<Entry>(node: Node<Entry>, mayStart: (name: string) => boolean): Entry | undefined {
  for (const [name, child] of node.children) {
    if (!mayStart(name)) continue;
    const entry = takeNext(child, () => true);
    node.children.delete(name);
    if (!isEmpty(child)) node.children.set(name, child);
    return entry;
  }
  const [first] = node.entries;
  if (first !== undefined) node.entries.delete(first);
  return first;
}

function remove<Entry>(node: Node<Entry>, [name, ...rest]: readonly string[], entry: Entry): void {
  node.entries.delete(entry);
  const child = name === undefined ? undefined : node.children.get(name);
  if (name === undefined || !child) return;
  remove(child, rest, entry);
  if (isEmpty(child)) node.children.delete(name);
}

const newNode = <Entry>(): Node<Entry> => ({ children: new Map(), entries: new Set() });

const isEmpty = <Entry>({ children, entries }: Node<Entry>): boolean => children.size + entries.size === 0;
