import { expect, it } from 'vitest';
import { offered, type LibraryEntry } from './library-entries';

const entry = (name: string, type = 'image'): LibraryEntry => ({
  name,
  path: name,
  filePath: `/core/media/${name}`,
  type,
  size: 1,
});
const entries = [
  entry('valve.PNG'),
  entry('plant.svg'),
  entry('manual.pdf', 'document'),
  entry('old.png', 'directory'),
  entry('noname'),
];
const names = (text: string) => offered({ entries, allowedExtensions: ['png', 'svg'], text }).map(({ name }) => name);

it('offers files of the allowed formats by name, and no directory with such a name', () => {
  expect(names('')).toEqual(['plant.svg', 'valve.PNG']);
});

it('finds part of a name ignoring case', () => {
  expect(names(' VAL ')).toEqual(['valve.PNG']);
});
