import { expect, it } from 'vitest';
import { kindOfFile, nameOfFile } from './file-name';

it.each([
  ['/core/media/manuals/pump%20A.pdf', 'pump A.pdf', 'PDF'],
  ['/core/media/%E6%89%8B%E5%86%8C.tar.gz?download=1', '手册.tar.gz', 'GZ'],
  ['https://files.example/100%.csv', '100%.csv', 'CSV'],
  ['/core/media/manuals/', 'manuals', ''],
  ['README', 'README', ''],
])('%s is called %s', (address, name, kind) => {
  expect(nameOfFile(address)).toBe(name);
  expect(kindOfFile(name)).toBe(kind);
});
