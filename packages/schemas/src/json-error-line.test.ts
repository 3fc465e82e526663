import { expect, it } from 'vitest';
import { jsonErrorLine } from './json-error-line';

it.each([
  ['{}', undefined],
  [' [1, -0.5e+3, "a\\u00e9\\n", null, {"a": {"b": []}}]\n', undefined],
  ['', 1],
  ['\n\n', 1],
  ['{\n  "a": 1,\n}', 3],
  ['{\n  "a": 1\n  "b": 2\n}', 3],
  ['{\n  "a": [1, 2\n}', 3],
  ['{\n  "a": 1\n\n', 2],
  ['[\n  01\n]', 2],
  ['[\n  tru\n]', 2],
  ["{\n\n'a': 1}", 3],
  ['["a\nb"]', 1],
  ['[\r\n  "\\x"\r\n]', 2],
  ['{} {}', 1],
  ['[1],\n2', 1],
  ['\u00a0{}', 1],
])('%j is wrong in line %s', (text, line) => expect(jsonErrorLine(text)).toBe(line));

it('reads long and deep texts', () => {
  const long = JSON.stringify('a'.repeat(5_000_000));
  expect(jsonErrorLine(long)).toBeUndefined();
  expect(jsonErrorLine(`[\n${long}\n,]`)).toBe(3);
  expect(jsonErrorLine(`[\n${'[\n'.repeat(10_000)}`)).toBe(10_001);
});
