import { expect, test } from 'vitest';
import { readPlace, unnamedFilter, writePlace } from './place';

const filterIn = (filter: string) => readPlace(new URLSearchParams({ filter })).filter;

test.each(['12345678901234567890', '0.12345678901234567890', '1e400'])(
  'an address whose filter has the number %s is not filtered by a rounded one',
  (number) => {
    expect(filterIn(`{"size":{"$gt":${number}}}`)).toBeUndefined();
    expect(filterIn(`{"size":{"$gt":12},"name":"${number}"}`)).toEqual({ size: { $gt: 12 }, name: number });
  },
);

test('an address has nothing of a filter that it does not name, and leads back to it until the page is loaded again', () => {
  const place = { ...readPlace(new URLSearchParams()), filter: unnamedFilter({ to: 'ada@example.com' }) };
  const address = writePlace({ ...place, record: 'a' });
  expect(address.toString()).toMatch(/^filter=[0-9a-f]{24}&record=a$/);
  const read = readPlace(address);
  expect(read.filter).toEqual({ to: 'ada@example.com' });
  expect(writePlace({ ...read, record: 'a' }).toString()).toBe(address.toString());
  expect(filterIn('0123456789abcdef01234567')).toBeUndefined();
});
