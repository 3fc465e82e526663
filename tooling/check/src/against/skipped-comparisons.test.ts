import { expect, test } from 'vitest';
import { skippedComparisons } from './skipped-comparisons';

const made = { isAlone: false, released: [], against: 'v1', hasErrors: false };

test.each([
  [{}, []],
  [
    { hasErrors: true },
    [
      'Not compared with the last release: correct the errors first.',
      'Not compared with v1: correct the errors first.',
    ],
  ],
  [{ hasErrors: true, against: undefined }, ['Not compared with the last release: correct the errors first.']],
  [{ released: undefined }, ['Not compared with the last release: packages/schemas/released/forms.json is missing.']],
  [{ isAlone: true, released: undefined, against: undefined, hasErrors: true }, []],
])('says which comparisons are skipped, and why: %j', (differs, lines) =>
  expect(skippedComparisons({ ...made, ...differs })).toEqual(lines),
);
