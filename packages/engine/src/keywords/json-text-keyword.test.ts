import { jsonErrorLine } from '@signalbox/schemas/json-error-line';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ajvOfForms } from './testing/ajv-of-forms';

const json = { type: 'string', contentMediaType: 'application/json' };

describe('the keyword contentMediaType', () => {
  test.each(['{}', '[1, "a"]', '"text"', 'null', ' 3 '])('accepts %j', (text) => {
    expect(ajvOfForms().compile(json)(text)).toBe(true);
  });

  test('names the line of the first mistake', () => {
    const validate = ajvOfForms().compile({ type: 'object', properties: { rule: json } });
    expect(validate({ rule: '{\n  "a": 1,\n  b: 2\n}' })).toBe(false);
    expect(validate.errors).toMatchObject([
      { keyword: 'contentMediaType', instancePath: '/rule', params: { line: 3 } },
    ]);
  });

  test('leaves values that are no text to the type', () => {
    const validate = ajvOfForms().compile({ type: ['string', 'null'], contentMediaType: 'application/json' });
    expect(validate(null)).toBe(true);
  });

  test('knows no other kind of text', () => {
    expect(() => ajvOfForms().compile({ type: 'string', contentMediaType: 'text/html' })).toThrow('application/json');
  });
});

test('names a line exactly for what is no JSON, and the same one as this engine', () => {
  const parts = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '1',
    '-',
    '0',
    'e',
    '.',
    'null',
    'true',
    '\n',
    ' ',
    '"',
    '\\',
    'x',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), (chosen) => {
      const text = chosen.join('');
      const line = jsonErrorLine(text);
      expect(line === undefined).toBe(isJson(text));
      if (line !== undefined) expect(line).toBe(lineOfEngine(text) ?? line);
    }),
    { numRuns: 5_000 },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The line that this engine names. A text that ends too early is wrong in its last line with a token. */
function lineOfEngine(text: string): number | undefined {
  try {
    JSON.parse(text);
  } catch (error) {
    const offset = /at position (\d+)/.exec(String(error))?.[1];
    if (offset === undefined) return undefined;
    return text.slice(0, Math.min(Number(offset), text.trimEnd().length)).split('\n').length;
  }
  return undefined;
}
