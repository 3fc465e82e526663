import { expect, test } from 'vitest';
import { shownStatement } from './shown-statement';

test('shows queries, whose values are replaced', () => {
  for (const text of ['select $1', '  With a as (select $1) select * from a', 'insert into a values ($1)'])
    expect(shownStatement(text)).toBe(text);
  expect(shownStatement(`select ${'x'.repeat(900)}`)).toHaveLength(400);
});

test.each([
  [`alter role signalbox password 'heron-7-secret'`, 'alter role …'],
  [`CREATE  SUBSCRIPTION a CONNECTION 'password=heron-7-secret'`, 'CREATE  SUBSCRIPTION …'],
  [`copy a from program 'curl -u a:heron-7-secret'`, 'copy a …'],
  ['vacuum', 'vacuum …'],
  [`/* heron-7-secret */ select 1`, '…'],
])('shows the first words of %s alone', (text, shown) => {
  expect(shownStatement(text)).toBe(shown);
});
