import { expect, it } from 'vitest';
import { offeredExtensions, tidyExtensions } from './extensions';

it.each([
  ['.dwg/.dxf', '.dwg/.dxf'],
  ['dwg, .DXF', '.dwg/.dxf'],
  [' step ; stp、iges', '.step/.stp/.iges'],
  ['', ''],
])('tidies %j to %j', (typed, tidy) => {
  expect(tidyExtensions(typed)).toBe(tidy);
});

it('offers the extensions of one kind, each with its dot', () => {
  expect(offeredExtensions('font')).toEqual(['.ttf', '.otf', '.woff', '.woff2', '.eot']);
});

it('offers every extension once while no kind is chosen', () => {
  const all = offeredExtensions(undefined);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain('.glb');
});
