/** Maps two items at a time, because the shop processes two pictures at a time. The results keep the order of the items. */
export async function mapTwoAtOnce<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await map(item);
  };
  await Promise.all([work(), work()]);
  return results;
}
