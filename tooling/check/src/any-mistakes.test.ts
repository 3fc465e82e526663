import { rmSync } from 'node:fs';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { checkAll } from './check-all';
import { base, english, garden, group, menus } from './testing/planted/planted';
import { aSchemasFolder } from './testing/schemas-folder';

const folder = aSchemasFolder();
afterAll(() => rmSync(folder.root, { recursive: true }));

const files = [base, garden, group, menus, english, 'shared/duration.json', 'shared/secret.json', 'entities/lamp.json'];
const keys = ['type', 'enum', 'const', 'default', 'properties', 'required', 'items', 'allOf', 'oneOf', 'not', 'if'];
const moreKeys = [
  'then',
  'additionalProperties',
  'pattern',
  '$ref',
  'tree',
  'writeOnly',
  'boundTo',
  'ui:widget',
  'examples',
  'visibleWhen',
];
const values: JsonValue[] = [null, true, 0, -1, '', 'object', [], {}, ['mode'], { type: 'string' }, { const: 1 }];
const moreValues: JsonValue[] = [
  { $ref: 'duration.json' },
  { items: [] },
  { not: {} },
  { oneOf: [true, {}] },
  { if: true },
];

/** Sets a key of one of the objects and lists of a file, both chosen by number. */
const change = fc.record({
  place: fc.nat(),
  key: fc.oneof(fc.nat(), fc.constantFrom(...keys, ...moreKeys)),
  value: fc.constantFrom(...values, ...moreValues),
});

test('reports any mistake, and never fails itself', () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 3 }), (file, changes) => {
      const before = folder.read(file);
      const json = JSON.parse(before) as JsonObject;
      for (const { place, key, value } of changes) {
        const nodes = nodesIn(json);
        const node = nodes[place % nodes.length] ?? json;
        const own = Object.keys(node);
        const name = typeof key === 'string' ? key : (own[key % Math.max(1, own.length)] ?? 'type');
        Object.assign(node, { [name]: structuredClone(value) });
      }
      folder.write(file, JSON.stringify(json));
      try {
        expect(checkAll({ root: folder.root }).errors).toBeInstanceOf(Array);
      } finally {
        folder.write(file, before);
      }
    }),
    { numRuns: 150 },
  );
});

function nodesIn(value: JsonValue): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap((part: JsonValue) => nodesIn(part))];
}
