import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from './generate';
import { createGenerationCache, type GenerationCache } from './generation-cache';
import { readSchemaTree } from './schema-tree';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'signalbox-cache-'));
  cpSync(fileURLToPath(new URL('../fixtures/schemas', import.meta.url)), root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

test('makes only what changed again, and the same as without a cache', async () => {
  const made: string[] = [];
  const cache = noting(createGenerationCache(), made);
  await generate(readSchemaTree(root), cache);
  made.length = 0;
  await generate(readSchemaTree(root), cache);
  expect(made).toEqual([]);
  const path = join(root, 'forms/lights/base/form.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"maximum": 50', '"maximum": 60'));
  const outputs = await generate(readSchemaTree(root), cache);
  expect(made.toSorted()).toEqual(['form lights/base', 'types']);
  expect(outputs).toEqual(await generate(readSchemaTree(root)));
});

test('tries again what failed', async () => {
  const cache = createGenerationCache();
  await expect(cache.remember('form', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(cache.remember('form', 1, () => Promise.resolve('yes'))).resolves.toBe('yes');
});

/** The cache, which notes the names of what it makes. */
function noting(cache: GenerationCache, made: string[]): GenerationCache {
  return {
    remember: (name, input, work) =>
      cache.remember(name, input, () => {
        made.push(name);
        return work();
      }),
  };
}
