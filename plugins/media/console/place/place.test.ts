import {
  type Arbitrary,
  assert,
  boolean,
  constant,
  constantFrom,
  date,
  integer,
  oneof,
  option,
  property,
  record,
  stringMatching,
  subarray,
} from 'fast-check';
import { expect, it } from 'vitest';
import { mediaSearchQueryEntity } from '../../shared/generated/entities';
import { fileKinds, type LibraryPlace, noSearch, readPlace, sortKeys, writePlace } from './place';
import { searchQueryOf } from './search-query';

const day = date({ min: new Date('1970-01-02'), max: new Date('2200-01-01'), noInvalidDate: true }).map((moment) =>
  moment.toISOString().slice(0, 10),
);
const size = integer({ min: 0, max: 1e12 });
const maybe = <Value>(value: Arbitrary<Value>) => option(value, { nil: undefined });
const path = constantFrom('docs', 'docs/deep', 'img/a b.png', 'Ärger/100%');
const places: Arbitrary<LibraryPlace> = record({
  isTrash: boolean(),
  folder: oneof(constant(''), path),
  search: record({
    text: stringMatching(/^[\w%&=# ä]{0,20}$/),
    kinds: subarray([...fileKinds]),
    minBytes: maybe(size),
    maxBytes: maybe(size),
    from: maybe(day),
    to: maybe(day),
    uploader: maybe(constant('a'.repeat(24))),
    isUnused: boolean(),
    isInFolder: boolean(),
  }),
  sort: record({ by: constantFrom(...sortKeys), isDescending: boolean() }),
  file: maybe(path),
});

it('reads from an address what it wrote there', () => {
  assert(
    property(places, (place) => {
      expect(readPlace(writePlace(place))).toEqual(place);
    }),
  );
});

it('asks the platform only what its schema allows', () => {
  assert(
    property(places, (place) => {
      expect(mediaSearchQueryEntity.validate(searchQueryOf(place))).toEqual([]);
    }),
  );
});

it('ignores what no page of the library writes', () => {
  const parameters = new URLSearchParams(
    'folder=/docs/&kind=image,x&min=-1&max=1e9&from=2026-13-01&to=x&sort=x&order=x',
  );
  expect(readPlace(parameters)).toMatchObject({
    folder: 'docs',
    search: { kinds: ['image'], minBytes: undefined, maxBytes: undefined, from: undefined, to: undefined },
    sort: { by: 'name', isDescending: false },
  });
});

it('shows the files of the folder alone, and searches in all folders or in those below one', () => {
  const place = readPlace(new URLSearchParams('folder=docs'));
  expect(searchQueryOf(place).filter).toEqual({ directory: 'docs', below: false });
  const search = { ...noSearch, text: ' a ' };
  expect(searchQueryOf({ ...place, search }).filter).toEqual({ text: 'a' });
  expect(searchQueryOf({ ...place, search: { ...search, isInFolder: true } }).filter).toEqual({
    text: 'a',
    directory: 'docs',
  });
});

it('includes the last day of a time', () => {
  const search = { ...noSearch, from: '2026-02-28', to: '2026-02-28' };
  const { $gte, $lt } = searchQueryOf({ ...readPlace(new URLSearchParams()), search }).filter?.modifiedAt ?? {};
  expect($gte).toBe(new Date(2026, 1, 28).toISOString());
  expect($lt).toBe(new Date(2026, 2, 1).toISOString());
});
