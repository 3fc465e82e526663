/** Calls `act` for each item in turn, also after an error. Throws the first error at the end. */
export async function tryEach<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) await act(item).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
