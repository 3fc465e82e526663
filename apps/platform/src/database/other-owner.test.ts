import { execFileSync } from 'node:child_process';
import { chownSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startsPrograms } from '../testing/programs';

const programs = startsPrograms();
const isRoot = process.getuid?.() === 0;
if (!isRoot) console.info('only root can give folders away: a start as root on the data of another user is not tried');

/** Owner, group, mode and name of all below the folder. */
function facts(folder: string): string[] {
  const names = ['.', ...(readdirSync(folder, { recursive: true }) as string[])].toSorted();
  return names.map((name) => {
    const { uid, gid, mode } = lstatSync(join(folder, name));
    return `${uid}:${gid} ${mode.toString(8)} ${name}`;
  });
}

/** Id of the account that runs PostgreSQL if the server runs as root. */
const nobody = isRoot ? Number(execFileSync('id', ['-u', 'nobody'])) : 0;

test.runIf(isRoot).each([
  ['cluster', 998],
  ['cluster.half', 998],
  ['cluster', nobody],
])('changes nothing in the data folder of another user, started as root: %s of %i', async (name, service) => {
  const database = join(programs.dataDir, 'database');
  mkdirSync(join(database, name), { recursive: true, mode: 0o700 });
  writeFileSync(join(database, name, 'PG_VERSION'), '18');
  for (const path of [programs.dataDir, database, join(database, name), join(database, name, 'PG_VERSION')])
    chownSync(path, service, service);
  const before = facts(programs.dataDir);
  const server = programs.start();
  expect(await server.exit).toBe(1);
  expect(server.errors()).toMatch(
    /^Signalbox cannot start: \S+ belongs to the user with the number \d+, but \w[\w ]+ would run as \d+: start [^\n]+\n$/,
  );
  expect(server.errors()).toContain(` ${service}, but `);
  expect(facts(programs.dataDir)).toEqual(before);
});
