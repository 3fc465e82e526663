import { expect, it } from 'vitest';
import schema from '../shared/language-text.json';
import { isBlankText, visibleTextPattern } from './language-text';

it.each(['', '   ', '\u3000', '\t\n', '\u200B', '\u00AD\u2060', '\u2800', '\u3164', '\uFE0F', '\u0000'])(
  'counts %j as blank',
  (text) => {
    expect(isBlankText(text)).toBe(true);
  },
);

it.each(['a', ' 锅炉 ', 'غلاية', '7', '·', '🔥', '👩‍🔧'])('counts %j as visible', (text) => {
  expect(isBlankText(text)).toBe(false);
});

it('has the pattern of the schema', () => {
  const [plain, translated] = schema.anyOf;
  expect([plain?.pattern, translated?.additionalProperties?.pattern]).toEqual([visibleTextPattern, visibleTextPattern]);
});
