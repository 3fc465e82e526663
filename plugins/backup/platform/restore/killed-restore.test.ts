import { spawn } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { partsOf } from '../parts';
import { aRecord } from '../testing/an-archive';
import { openJournals } from './journal';
import type { RestoreChoice } from './restore-parts';
import { dataState, fileState, insertAdministrator, insertDocuments, writeFiles } from './testing/platform-state';
import { putArchive, restorePlatform } from './testing/restore-bench';

const rounds = 10;
const lateSteps = ['locked', 'written', 'committed', 'swapping', 'swapped'];
const choice: RestoreChoice = { rules: { dashboard: 2, user: 2, setting: 2 }, fileServer: 2, html: 0 };
let platform: TestPlatform;
let media: string;
beforeAll(async () => {
  platform = await restorePlatform();
  media = join(platform.kit.dataDir, 'media');
});
afterAll(() => platform.close());

async function reset() {
  const { kit } = platform;
  for (const table of ['document', 'setting', 'setting_secret', 'setting_change', 'user_secret'])
    await kit.pool.query(`delete from ${table}`);
  for (const folder of ['media', 'front-end', 'shipped-front-end', 'backups'])
    await rm(join(kit.dataDir, folder), { recursive: true, force: true });
  await insertAdministrator(kit);
  const many = Array.from({ length: 200 }, (_, index) => index);
  await insertDocuments(kit, 'dashboard', Object.fromEntries(many.map((n) => [`old${n}`, { n }])));
  await kit.pool.query(`insert into setting values ('default', 3, '{"name": "Here"}')`);
  await writeFiles(media, Object.fromEntries(many.map((n) => [`dir${n % 7}/old${n}.txt`, `old ${n}`])));
  await writeFiles(join(kit.dataDir, 'shipped-front-end'), { 'index.html': 'shipped' });
  await putArchive(platform, 'b1', {
    modules: {
      dashboard: many.map((n) => aRecord(`new${n}`, { n })),
      user: [aRecord('admin', { username: 'root', isSuper: true })],
      setting: [{ id: 'setting', body: { name: 'There' } }],
    },
    fileServer: Object.fromEntries(many.map((n) => [`dir${n % 9}/new${n}.txt`, `new ${n}`])),
    html: { 'index.html': 'restored' },
  });
  await kit.pool.query(`insert into document (project, collection, id, body) values ('default', 'backup', 'b1', $1)`, [
    JSON.stringify({ name: 'Nightly', type: 'export', status: 'succeed', size: 1, bytes: 1, excludedDirs: [] }),
  ]);
}

async function state() {
  const { '.staging/': _staging, ...files } = await fileState(media);
  return JSON.stringify({
    data: await dataState(platform.kit),
    files,
    html: await fileState(platform.kit.frontEndDir()),
  });
}

/** Kills the process `afterMs` after it told `step`, unless it is done before. Answers the steps that it told, and how long it took. */
async function runAndKill({ step = 'opened', afterMs }: { step?: string; afterMs: number }) {
  const { kit } = platform;
  const url = String(kit.pool.options.connectionString);
  const program = fileURLToPath(new URL('testing/restore-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, url, kit.dataDir, JSON.stringify(choice)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  let timer: NodeJS.Timeout | undefined;
  let begun = 0;
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
    begun ||= Date.now();
    if (output.includes(`${step}\n`)) timer ??= setTimeout(() => child.kill('SIGKILL'), afterMs);
  });
  await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  if (output === '') throw new Error(errors);
  return { steps: output.trim().split('\n'), tookMs: Date.now() - begun };
}

/** What another replica does from time to time, until nothing is left to do. */
async function recover() {
  const { operations } = partsOf(platform.kit);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await operations.recover();
    const { rowCount } = await platform.kit.pool.query(
      `select from document where collection = 'taskmanager' and body @> '{"status": "ongoing"}'`,
    );
    if (rowCount === 0) return;
    await delay(100);
  }
  throw new Error('The task still runs');
}

it(`is as it was or as it should be after each of ${rounds} kills at any moment, once another replica has looked`, async () => {
  await reset();
  const was = await state();
  const whole = await runAndKill({ afterMs: 60_000 });
  expect(whole.steps.at(-1)).toBe('done');
  const done = await state();
  expect(done).not.toBe(was);
  const seen: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await reset();
    expect(await state()).toBe(was);
    // Every other one late: what comes after the commit is short, and would seldom be hit.
    const { steps } = await runAndKill(
      round % 2 === 0
        ? { afterMs: whole.tookMs * (round + 4 * Math.random()) * (1.5 / rounds) }
        : { step: lateSteps[((round - 1) / 2) % lateSteps.length]!, afterMs: Math.random() * 10 },
    );
    await recover();
    const now = await state();
    const isCommitted = steps.includes('committed');
    seen.push(`${steps.at(-1)}: ${now === was ? 'as it was' : now === done ? 'as it should be' : 'BETWEEN'}`);
    expect(now === was || now === done, seen.at(-1)).toBe(true);
    if (isCommitted) expect(now).toBe(done);
    expect(await openJournals(platform.kit)).toEqual([]);
    expect(await readdir(join(platform.kit.dataDir, 'backups/.temporary')).catch(() => [])).toEqual([]);
    const { rows } = await platform.kit.pool.query<{ status: string }>(
      `select body ->> 'status' as status from document where collection = 'backup' and body @> '{"type": "import"}'`,
    );
    expect(rows).toEqual([{ status: now === done ? 'succeed' : 'fail' }]);
  }
  console.log(seen.join('\n'));
}, 300_000);
