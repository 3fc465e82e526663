import { expect, it } from 'vitest';
import { withFields } from './with-fields';

const number = { type: 'number' };
const schema = {
  type: 'object',
  properties: {
    limits: { type: 'object', additionalProperties: number },
    place: { type: 'object', properties: { city: { type: 'string' }, size: { type: 'object' } } },
  },
};
const stored = { limits: { low: 1 }, place: { city: 'Oslo', size: { w: 1 } } };

it('replaces a map, and keeps the other fields of a section', () => {
  expect(withFields(stored, { limits: { high: null } }, schema)).toEqual({ ...stored, limits: { high: null } });
  expect(withFields(stored, { place: { size: { h: 2 } } }, schema)).toEqual({
    ...stored,
    place: { city: 'Oslo', size: { h: 2 } },
  });
  expect(withFields(stored, { limits: null, place: { city: null } }, schema)).toEqual({ place: { size: { w: 1 } } });
});
