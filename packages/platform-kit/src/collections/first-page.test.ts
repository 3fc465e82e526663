import { expect, test } from 'vitest';
import { parseQuery } from '../query/parse-query';
import { firstPage } from './first-page';

const place = { project: 'default', collection: 'theme' };
const statementOf = (query: object) => firstPage(parseQuery(JSON.stringify(query)), place);

test('the first page by id is one prepared statement for each limit, for any collection', () => {
  const page = statementOf({ limit: 15, withCount: true });
  expect(page).toMatchObject({ name: 'first-page-15-count', values: ['default', 'theme'] });
  expect(statementOf({ limit: 15 })?.name).not.toBe(page?.name);
  expect(statementOf({ limit: 16, withCount: true })?.name).not.toBe(page?.name);
});

test('a list with a filter, an order or a place of its own, a long one and a count alone are not prepared', () => {
  const others = [
    { filter: { name: 'a' } },
    { sort: { name: 1 } },
    { skip: 15 },
    { withCount: true, withoutBody: true },
  ];
  for (const other of [...others, { limit: 101 }]) expect(statementOf({ limit: 15, ...other })).toBeUndefined();
});
