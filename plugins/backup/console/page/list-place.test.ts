import { expect, it } from 'vitest';
import { readPlace, writePlace, type ListPlace } from '../list-place';

const there: ListPlace[] = [
  { show: 'backup', page: 1, pageSize: 15 },
  { show: 'reduction', page: 3, pageSize: 100 },
  { show: 'backup', content: 'html', page: 1, pageSize: 30 },
];

it.each(there)('survives a round trip through the URL: %j', (place) => {
  expect(readPlace(writePlace(place))).toEqual(place);
});

it('omits defaults', () => {
  expect(writePlace({ show: 'backup', page: 1, pageSize: 15 }).toString()).toBe('');
});

it('replaces invalid values by defaults', () => {
  expect(readPlace(new URLSearchParams('show=x&page=-1&size=17&content=plant'))).toEqual(there[0]);
});
