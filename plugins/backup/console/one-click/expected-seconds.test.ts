import { expect, it } from 'vitest';
import { expectedSeconds } from './expected-seconds';

const sizes = [
  { name: 'fileServer', size: 1, time: 100 },
  { name: 'html', size: 1, time: 10 },
  { name: 'mongodb', size: 1, time: 7 },
  { name: 'user', group: 'mongodb', size: 1, time: 3 },
  { name: 'rule', group: 'mongodb', size: 1, time: 4 },
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
