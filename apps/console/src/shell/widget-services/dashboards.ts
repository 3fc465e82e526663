import type { ApiClient } from '@signalbox/api/client';
import type { JsonObject } from '@signalbox/schemas';
import type { Dashboard, WidgetServices } from '@signalbox/widgets';

type Search = NonNullable<WidgetServices['dashboards']>['search'];

const isNotDeleted = { isDelete: { $ne: true } };

/** 50 dashboards whose name contains `text`, in either case. */
export function searchDashboards(api: ApiClient, { text, skip }: Parameters<Search>[0]): ReturnType<Search> {
  const name: JsonObject = text.trim() === '' ? {} : { name: { $regex: escaped(text.trim()), $options: 'i' } };
  return api.list<Dashboard>('core/dashboard', {
    filter: { ...isNotDeleted, ...name },
    project: { name: 1 },
    sorts: [{ name: 1 }, { id: 1 }],
    skip,
    limit: 50,
  });
}

/** Resolves to undefined if the dashboard is deleted or never existed. */
export async function findDashboard(api: ApiClient, id: string): Promise<Dashboard | undefined> {
  const { items } = await api.list<Dashboard>('core/dashboard', {
    filter: { ...isNotDeleted, id },
    project: { name: 1 },
    limit: 1,
  });
  return items[0];
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

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
