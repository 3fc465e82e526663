import { expect, it } from 'vitest';
import { isPossible, usableActions } from './allowed-actions';

const file = { kind: 'file' } as const;
const directory = { kind: 'directory' } as const;

it('offers only what the permissions allow', () => {
  const may = (...granted: string[]) =>
    usableActions((permission) => permission === undefined || granted.includes(permission));
  expect(may()).toEqual(['open', 'download', 'address']);
  expect(may('media.add')).toEqual(['open', 'download', 'address', 'copyTo', 'copy']);
  expect(may('media.delete')).toContain('delete');
  expect(may('media.edit')).not.toContain('copyTo');
});

it.each([
  ['open', [], false],
  ['open', [directory], true],
  ['rename', [file, file], false],
  ['replace', [directory], false],
  ['replace', [file], true],
  ['address', [file, directory], false],
  ['address', [file, file], true],
  ['delete', [file, directory], true],
] as const)('%s with %j: %s', (key, items, expected) => {
  expect(isPossible(key, items)).toBe(expected);
});
