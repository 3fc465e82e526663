/** Does each in turn, also where one before has failed: nobody waits for what somebody else must do. Throws the first fault, at the end. */
export async function tryEach<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const faults: unknown[] = [];
  for (const item of items) await act(item).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw faults[0];
}
