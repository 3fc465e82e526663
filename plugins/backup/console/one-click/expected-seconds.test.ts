import { expect, it } from 'vitest';
import type { PartSize } from '../../shared/part-size';
import { expectedSeconds } from './expected-seconds';

const sizes: Pick<PartSize, 'name' | 'group' | 'time'>[] = [
  { name: 'fileServer', time: 100 },
  { name: 'html', time: 10 },
  { name: 'mongodb', time: 7 },
  { name: 'user', group: 'mongodb', time: 3 },
  { name: 'rule', group: 'mongodb', time: 4 },
];

it('sums the chosen parts, and of the data only the chosen modules', () => {
  const item = { fileServer: true, html: false, mongodb: true };
  expect(expectedSeconds(sizes, { item, modules: ['rule'] })).toBe(104);
  expect(expectedSeconds(sizes, { item: { html: true }, modules: ['rule'] })).toBe(10);
});

it('handles the parts of a platform backup', () => {
  const parts = { user: true, rule: true };
  expect(expectedSeconds(sizes, { item: parts, modules: parts })).toBe(7);
});

it('returns undefined when nothing is measured or chosen', () => {
  const untimed = sizes.map(({ time: _time, ...part }) => part);
  expect(expectedSeconds(untimed, { item: { html: true }, modules: [] })).toBeUndefined();
  expect(expectedSeconds(sizes, { item: undefined, modules: undefined })).toBeUndefined();
});
