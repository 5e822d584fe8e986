/** Two at a time, answers in order: as many pictures as the shop takes in at once. */
export async function inPairs<Item, Answer>(
  items: readonly Item[],
  answer: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [place, item] of queue) answers[place] = await answer(item);
  };
  await Promise.all([work(), work()]);
  return answers;
}
