import { expect, test } from 'vitest';
import { findMissingTests } from './find-missing-tests';

const files = new Map([
  [
    'a.test.ts',
    "test('saves', () => {});\n  it.each([1, 2])(\n    'counts to %i', () => {});\ndescribe('a \"named\" group', () => {});",
  ],
]);
const errorsOf = (...rows: string[]) => findMissingTests(rows.join('\n'), (path) => files.get(path));

test('accepts tests, tables of tests and groups that exist', () => {
  const row = '| 1 | Saves | page | `a.test.ts` "saves", `a.test.ts` "counts to %i", `a.test.ts` "a "named" group" |';
  expect(errorsOf(row)).toEqual([]);
});

test('rejects a file that is gone, and a title that the file does not have', () => {
  expect(errorsOf('| 1 | Saves | page | `b.test.ts` "saves" |')).toEqual([
    'Requirement 1 names b.test.ts, which does not exist.',
  ]);
  expect(errorsOf('| 1 | Saves | page | `a.test.ts` "save" |')).toEqual([
    'Requirement 1 names the test "save", which a.test.ts does not have.',
  ]);
});

test('rejects a requirement without a test, unless the row says that it is missing', () => {
  expect(errorsOf('| 1 | Saves | page | by hand |')).toEqual(['Requirement 1 names no test.']);
  expect(errorsOf('| 1 | Saves | page | **missing**: not built |')).toEqual([]);
});

test('rejects an empty table, and a gap in the numbers', () => {
  expect(errorsOf('no table')).toEqual(['The table has no requirements.']);
  expect(errorsOf('| 2 | Saves | page | `a.test.ts` "saves" |')).toEqual([
    'Requirement 2 follows 0. Number the rows without gaps.',
  ]);
});
