import { bytesOfBase64, dataUrlOf, dataUrlPattern, partsOfDataUrl } from '@signalbox/schemas/data-url';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPattern } from './compile';
import { strictAjv } from './strict-ajv';

/** As `@rjsf/validator-ajv8` has it. */
const pattern = /^data:([a-z]+\/[a-z0-9-+.]+)?;(?:name=(.*);)?base64,(.*)$/;

const isFile = strictAjv().compile({ type: 'string', format: 'data-url' });

test('what a chosen file becomes is valid here and in RJSF, and read as it was', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('image/png', 'application/vnd.ms-excel', '', 'text/plain;charset=utf-8', 'A/B', '"', 'a/b_c'),
      fc.uint8Array({ maxLength: 20 }),
      (name, type, bytes) => {
        const base64 = Buffer.from(bytes).toString('base64');
        const text = dataUrlOf({ type, name, base64 });
        expect(isFile(text)).toBe(true);
        expect(text).toMatch(pattern);
        expect(partsOfDataUrl(text)?.base64).toBe(base64);
        expect(bytesOfBase64(base64)).toBe(bytes.length);
      },
    ),
  );
});

test('each text of the format is one of RJSF too', () => {
  fc.assert(
    fc.property(fc.stringMatching(dataUrlPattern), (text) => {
      expect(isFile(text)).toBe(true);
      expect(text).toMatch(pattern);
    }),
  );
});

test('its pattern is fast for all texts', () =>
  expect(() => checkPattern({ pointer: '', pattern: dataUrlPattern.source })).not.toThrow());
