import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publicKeys } from '@signalbox/license-file';
import testKey from '@signalbox/license-file/testing/key';
import { beforeAll, expect, test } from 'vitest';
import { buildProgram, program } from './testing/server-process';

beforeAll(buildProgram);

test('the shipped program accepts no license that is signed with the key of the tests', () => {
  const folder = dirname(program);
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const shipped = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  expect(publicKeys).toContain(testKey.publicKey);
  expect(shipped).toContain(publicKeys[0]);
  expect(shipped).not.toContain(testKey.publicKey);
});

test('no code of OpenTelemetry is loaded with the program', () => {
  const packages = loadedPackages(program);
  expect(packages).toContain('fastify');
  expect([...packages].filter((name) => name.startsWith('@opentelemetry/'))).toEqual([]);
});

/** Packages that a file of the bundle imports statically, itself or through other files. */
function loadedPackages(file: string, packages = new Set<string>(), seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|\} from)\b[^'"\n(]*["']([^'"\n]+)["'];$/gm,
  )) {
    if (name.startsWith('.')) loadedPackages(join(dirname(file), name), packages, seen);
    else packages.add(name);
  }
  return packages;
}
