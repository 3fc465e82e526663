import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startsPrograms } from '../../testing/programs';
import { program } from '../../testing/server-process';

const programs = startsPrograms();

/** In `npm run test:endurance` only: the mounts need root, and are gone with the process that sees them. */
const mounts = (options: string): [string, ...string[]] => [
  'unshare',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o ${options} tmpfs "$DATA_DIR" && chmod 711 "$DATA_DIR" 2>/dev/null; exec "$0" "$1"`,
  process.execPath,
  program,
];
const asNobody: [string, ...string[]] = [
  'setpriv',
  '--reuid=65534',
  '--regid=65534',
  '--clear-groups',
  process.execPath,
  program,
];
const [unshare] = mounts('');
const canMount = spawnSync(unshare, ['--mount', 'true']).status === 0;
if (!canMount) console.info('unshare may not mount here: a full and a read-only data folder are not tried');

test.runIf(canMount).each([
  { name: 'is full', command: mounts('size=8m'), line: 'is full: free space on its disk, then start again' },
  { name: 'is full at once', command: mounts('size=4k,nr_inodes=2'), line: 'is full: free space' },
  { name: 'is read-only', command: mounts('ro,size=1m'), line: 'is read-only: mount it writable' },
  { name: 'has no rights for the user', command: asNobody, line: 'may not be read or written by this user: give it' },
])('says in one line that the data folder $name', async ({ command, line }) => {
  chmodSync(programs.dataDir, 0o700);
  const server = programs.start({}, command);
  expect(await Promise.race([server.exit, server.ready])).toBe(1);
  expect(server.errors()).toMatch(
    new RegExp(`^Signalbox cannot start: DATA_DIR ${programs.dataDir} ${line}[^\\n]*\\n$`),
  );
});

test.each([
  ['is a file', 'file'],
  ['is below a file', 'file/data'],
])('says in one line that the data folder %s', async (_name, path) => {
  writeFileSync(join(programs.dataDir, 'file'), '');
  const dataDir = join(programs.dataDir, path);
  const server = programs.start({ DATA_DIR: dataDir });
  expect(await server.exit).toBe(1);
  expect(server.errors()).toMatch(
    /^Signalbox cannot start: DATA_DIR \S+ is no folder: set DATA_DIR to a folder[^\n]*\n$/,
  );
});

test('says in one line that a file is in the place of the media', async () => {
  mkdirSync(join(programs.dataDir, 'database'));
  writeFileSync(join(programs.dataDir, 'media'), '');
  const server = programs.start();
  expect(await Promise.race([server.exit, server.ready])).toBe(1);
  expect(server.errors()).toMatch(/^Signalbox cannot start: DATA_DIR \S+ is no folder: [^\n]*\n$/);
});
