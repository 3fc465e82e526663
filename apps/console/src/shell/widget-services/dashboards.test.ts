import { createApiClient } from '@signalbox/api/client';
import { expect, test } from 'vitest';
import { allOf, findDashboard, searchDashboards } from './dashboards';

/** A client of a platform that answers every list with `pages` in turn, and the queries that it received. */
function aPlatform(...pages: { id: string; name: string }[][]) {
  const queries: unknown[] = [];
  const api = createApiClient({
    baseUrl: 'http://platform.example/rest',
    fetch: async (input) => {
      queries.push(JSON.parse(new URL(String(input)).searchParams.get('query') ?? 'null'));
      return Response.json(pages.shift() ?? [], { headers: { count: '7' } });
    },
  });
  return { api, queries };
}
const items = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index), name: 'Dusk' }));

test('searches for a text as it is typed, among the dashboards that are not deleted', async () => {
  const { api, queries } = aPlatform(items(1));
  expect(await searchDashboards(api, { text: ' 50% (a.b) ', skip: 50 })).toEqual({ items: items(1), total: 7 });
  expect(queries).toEqual([
    expect.objectContaining({
      filter: { isDelete: { $ne: true }, name: { $regex: String.raw`50% \(a\.b\)`, $options: 'i' } },
      skip: 50,
      limit: 50,
    }),
  ]);
});

test('does not find a deleted dashboard', async () => {
  const { api, queries } = aPlatform([]);
  expect(await findDashboard(api, '65a1')).toBeUndefined();
  expect(queries).toEqual([expect.objectContaining({ filter: { isDelete: { $ne: true }, id: '65a1' } })]);
});

test('reads a list to its end', async () => {
  const { api, queries } = aPlatform(items(100), items(100), items(3));
  expect(await allOf(api, 'core/theme')).toHaveLength(203);
  expect(queries).toMatchObject([{ skip: 0 }, { skip: 100 }, { skip: 200 }]);
});
