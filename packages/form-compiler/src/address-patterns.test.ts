import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { expect, test } from 'vitest';
import { strictAjv } from './strict-ajv';

const root = join(import.meta.dirname, '../../schemas');
const files = ['shared', 'entities', 'forms'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
);
const addresses = files
  // Users with an avatar of an earlier version are restored, and change their other fields.
  .filter((file) => file.endsWith('.json') && !/locales|user-record|entities\/user\.json/.test(file))
  .flatMap((file) => textsIn(JSON.parse(readFileSync(join(root, file), 'utf8')) as JsonValue, file));

test('knows the texts that may be addresses', () => expect(addresses.length).toBeGreaterThan(6));

test.each(addresses)(
  'takes no address of http with control characters, or without a host and port that exist: $place',
  ({ schema }) => {
    const validate = strictAjv().compile({ type: 'string', ...schema });
    for (const text of [
      'http://example.com:abc/',
      'https://example.com:65536',
      'http://:80/',
      'http://a:1:2/',
      'http://',
      'http://example.com/a\r\nb',
      'https://example.com/a\n',
      'https://example.com/\u0001',
      'https://example.com/\u007f',
    ])
      expect([text, validate(text)]).toEqual([text, false]);
    for (const text of ['http://example.com:8080/a', 'https://例え.jp', 'https://[::1]:8443/a/b', 'http://localhost'])
      expect([text, validate(text)]).toEqual([text, true]);
  },
);

interface Address {
  place: string;
  schema: JsonObject;
}

/** The schemas of texts whose pattern concerns `http`. */
function textsIn(value: JsonValue, place: string): Address[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, `${place}/${index}`));
  if (!isJsonObject(value)) return [];
  const { pattern, format } = value;
  const own =
    typeof pattern === 'string' && /http|\[Hh\]/.test(pattern)
      ? [{ place, schema: { pattern, ...(format !== undefined && { format }) } }]
      : [];
  return [...own, ...Object.entries(value).flatMap(([name, child]) => textsIn(child, `${place}/${name}`))];
}
