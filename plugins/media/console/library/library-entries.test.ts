import { expect, it } from 'vitest';
import { offered } from './library-entries';
import type { LibraryEntry } from '../../shared/library';

const entry = (name: string, type = 'image'): LibraryEntry => ({
  name,
  path: name,
  filePath: `/core/media/${name}`,
  type,
  size: 1,
  updateTime: '2026-05-06T07:08:09.000Z',
});
const entries = [
  entry('valve.PNG'),
  entry('plant.svg'),
  entry('manual.pdf', 'document'),
  entry('old.png', 'directory'),
  entry('noname'),
];
const names = (text: string) =>
  offered({ entries, allowedExtensions: ['png', 'svg'], text, language: 'en' }).map(({ name }) => name);

it('offers files of the allowed formats by name, and no directory with such a name', () => {
  expect(names('')).toEqual(['plant.svg', 'valve.PNG']);
});

it('finds part of a name ignoring case', () => {
  expect(names(' VAL ')).toEqual(['valve.PNG']);
});

it('sorts numbers in names by their value', () => {
  const numbered = ['10.png', '2.png', '1.png', 'Plan 10.png', 'plan 9.png'].map((name) => entry(name));
  const sorted = offered({ entries: numbered, allowedExtensions: undefined, text: '', language: 'en' });
  expect(sorted.map(({ name }) => name)).toEqual(['1.png', '2.png', '10.png', 'plan 9.png', 'Plan 10.png']);
});
