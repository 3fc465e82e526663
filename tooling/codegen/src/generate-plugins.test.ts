import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateAll } from './generate-all';
import { staleFiles, writeOutputs } from './write-outputs';

const root = fileURLToPath(new URL('../fixtures/schemas', import.meta.url));
let plugins: string;

beforeAll(() => {
  plugins = mkdtempSync(join(tmpdir(), 'signalbox-plugins-'));
  write('lamps/shared/entities/lamp.json', {
    type: 'object',
    additionalProperties: false,
    properties: {
      fade: { $ref: 'duration.json' },
      others: { type: 'array', items: { $ref: 'entities/lamp-name.json' } },
    },
  });
  write('lamps/shared/entities/lamp-name.json', { type: 'string', minLength: 1 });
  mkdirSync(join(plugins, 'lanterns/platform'), { recursive: true });
});
afterAll(() => rmSync(plugins, { recursive: true }));

test('generates the entities of a plug-in beside them, with the types of shared values and of each other', async () => {
  const { folder, outputs } = await ofLamps();
  expect(folder).toBe(join(plugins, 'lamps/shared/generated'));
  expect(Object.keys(outputs)).toEqual(['types.ts', 'entities.js', 'entities.d.ts']);
  expect(outputs['types.ts']).toContain("import type { Duration } from '@signalbox/schemas/types';\n");
  expect(outputs['types.ts']).toContain('export type Lamp = {\n  fade?: Duration;\n  others?: LampName[];\n};');
  expect(outputs['types.ts']).toContain('export type LampName = string;');
  expect(outputs['entities.d.ts']).toContain('export declare const lampNameEntity: DeclaredEntity<LampName>;');
  expect(outputs['entities.js']).toContain('from "@signalbox/schemas/validators/runtime"');
  expect(outputs['entities.js']).not.toContain('./runtime.js');
});

test('removes the generated files of the last entity of a plug-in', async () => {
  const { folder, outputs } = await ofLamps();
  writeOutputs(folder, outputs);
  expect(readFileSync(join(folder, 'types.ts'), 'utf8')).toBe(outputs['types.ts']);
  rmSync(join(plugins, 'lamps/shared/entities'), { recursive: true });
  const emptied = await ofLamps();
  expect(emptied.outputs).toEqual({});
  expect(staleFiles(folder, emptied.outputs)).toHaveLength(3);
});

async function ofLamps() {
  const [, lamps, ...others] = await generateAll({ root, plugins });
  expect(others).toEqual([]);
  if (!lamps) throw new Error('The plug-in was not found');
  return lamps;
}

function write(path: string, schema: object) {
  const file = join(plugins, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify(schema));
}
