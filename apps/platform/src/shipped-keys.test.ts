import { readFileSync } from 'node:fs';
import { publicKeys } from '@signalbox/license-file';
import testKey from '@signalbox/license-file/testing/key';
import { beforeAll, expect, test } from 'vitest';
import { buildProgram, program } from './testing/server-process';

beforeAll(buildProgram);

test('the shipped program accepts no license that is signed with the key of the tests', () => {
  const shipped = readFileSync(program, 'utf8');
  expect(publicKeys).toContain(testKey.publicKey);
  expect(shipped).toContain(publicKeys[0]);
  expect(shipped).not.toContain(testKey.publicKey);
});
