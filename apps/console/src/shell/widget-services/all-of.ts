import type { ApiClient } from '@signalbox/api/client';

const pageSize = 100;

/** All items of a list by id, page after page. For lists that people fill by hand: it holds all of them in memory. */
export async function allOf<Item>(api: ApiClient, resource: string): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const page = await api.list<Item>(resource, { sort: { id: 1 }, skip: items.length, limit: pageSize });
    items.push(...page.items);
    if (page.items.length < pageSize) return items;
  }
}
