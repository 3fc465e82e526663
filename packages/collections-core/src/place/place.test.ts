import { expect, test } from 'vitest';
import { readPlace } from './place';

const filterIn = (filter: string) => readPlace(new URLSearchParams({ filter })).filter;

test.each(['12345678901234567890', '0.12345678901234567890', '1e400'])(
  'an address whose filter has the number %s is not filtered by a rounded one',
  (number) => {
    expect(filterIn(`{"size":{"$gt":${number}}}`)).toBeUndefined();
    expect(filterIn(`{"size":{"$gt":12},"name":"${number}"}`)).toEqual({ size: { $gt: 12 }, name: number });
  },
);
