import { expect, test } from 'vitest';
import { jsonPlace } from './json-place';

/** `|` is the cursor. */
function place(marked: string) {
  const cursor = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found = jsonPlace(text, cursor);
  return found && { at: `${found.expects} ${found.path.join('/')}`, token: text.slice(found.from, found.to) };
}

test.each([
  ['{ | }', 'name ', ''],
  ['{ "a": { "b": 1, | } }', 'name a', ''],
  ['{ "a": { "b|" } }', 'name a', '"b"'],
  ['{ "a": { "b|\n  "c": 1 } }', 'name a', '"b'],
  ['{ "a": { pl| } }', 'name a', 'pl'],
  ['{ "a": | }', 'value a', ''],
  ['{ "a": "x|y" }', 'value a', '"xy"'],
  ['{ "a": tr| }', 'value a', 'tr'],
  ['{ "a": [1, { "b": [] }, "|"] }', 'value a/2', '""'],
  ['{ "a": "one \\" two", "b": "|', 'value b', '"'],
])('%s', (marked, at, token) => {
  expect(place(marked)).toEqual({ at, token });
});

test.each(['{ "a": 1 | }', '{ "a" | }', '{ "a": "x"| }', '{} |'])('nothing is typed at %s', (marked) => {
  expect(place(marked)).toBeUndefined();
});

test('knows the keys before the cursor', () => {
  expect(jsonPlace('{ "a": { "c": 1 }, "b": 2, ', 27)?.names).toEqual(['a', 'b']);
});
