import { expect, it } from 'vitest';
import type { PartSize } from '../../shared/part-size';
import { largeParts } from './large-parts';

const sizes: Pick<PartSize, 'name' | 'group' | 'size'>[] = [
  { name: 'fileServer', size: 2049 },
  { name: 'html', size: 2048 },
  { name: 'mongodb', size: 4000 },
  { name: 'user', group: 'mongodb', size: 1000 },
  { name: 'table_data', group: 'mongodb', size: 3000 },
];

it('names chosen items above 2 GB, not those of 2 GB', () => {
  expect(largeParts(sizes, { fileServer: true, html: true }, [])).toEqual(['fileServer']);
  expect(largeParts(sizes, { html: true }, [])).toEqual([]);
});

it('counts only the chosen modules of the data', () => {
  expect(largeParts(sizes, { mongodb: true }, ['user'])).toEqual([]);
  expect(largeParts(sizes, { mongodb: true }, ['user', 'table_data'])).toEqual(['mongodb']);
});
