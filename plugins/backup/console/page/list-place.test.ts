import { expect, it } from 'vitest';
import { readPlace, writePlace, type ListPlace } from '../list-place';

const there: ListPlace[] = [
  { show: 'backup', page: 1, pageSize: 15 },
  { show: 'reduction', page: 3, pageSize: 100 },
  { show: 'backup', content: 'html', page: 1, pageSize: 30 },
];

it.each(there)('comes back from the address as it went: %j', (place) => {
  expect(readPlace(writePlace(place))).toEqual(place);
});

it('says nothing that is usual', () => {
  expect(writePlace({ show: 'backup', page: 1, pageSize: 15 }).toString()).toBe('');
});

it('takes nonsense for the usual', () => {
  expect(readPlace(new URLSearchParams('show=x&page=-1&size=17&content=plant'))).toEqual(there[0]);
});
