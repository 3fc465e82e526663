import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rounds as roundsOf } from '@signalbox/archive/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAllOrNothing, type ReplicaRun, type Replicas } from '@signalbox/platform-kit/testing/jobs';
import { keepPlatform, type KeptPlatform } from '../../testing/kept-platform';
import { isInFolder } from '../../testing/stored-archives';
import { buildBackupReplicas, type ReplicaWork } from '../../testing/replica-work';
import { createScopeBench, everything, type ScopeBench } from '../../testing/scope-bench';
import { openJournals } from '../journal/journal';
import type { RestoreChoice } from '../choice/restore-choice';
import { fileState, writeFiles } from '@signalbox/project-data/testing';

let bench: ScopeBench;
let kept: KeptPlatform;
let replicas: Replicas<ReplicaWork>;
let media: string;
const backups: Record<string, string> = {};

const many = Array.from({ length: 100 }, (_, index) => index);
const filesOf = (text: string, shift: number) =>
  Object.fromEntries(many.map((n) => [`dir${n % 7}/file${n + shift}.txt`, `${text} ${n}`]));
const putDashboards = (from: number, text: string) =>
  bench.query(
    `insert into document (project, collection, id, body)
     select 'default', 'report', 'd' || n, jsonb_build_object('text', $2::text || n)
     from generate_series($1::int, $1 + 99) n on conflict (project, collection, id) do update set body = excluded.body`,
    [from, text],
  );

/**
 * One backup of each kind. Then everything changes except one module, so that every rule has something to change and to
 * keep.
 */
beforeAll(async () => {
  replicas = await buildBackupReplicas();
  bench = await createScopeBench();
  const { dataDir } = bench.platform.kit;
  media = join(dataDir, 'media');
  await bench.reset();
  await putDashboards(0, 'there ');
  await bench.query(
    `insert into document (project, collection, id, body) values ('default', 'site', 's', '{"n": 1.50}')`,
  );
  await writeFiles(media, filesOf('there', 0));
  await writeFiles(join(dataDir, 'shipped-front-end'), { 'index.html': 'there', 'gone.js': 'there' });
  const moduleRules = { report: 0, user: 0, setting: 0, site: 0 };
  const item = { fileServer: true, html: true, mongodb: true };
  backups['core/backup'] = String((await bench.platform.backUp({ name: 'All', item, moduleRules }))['id']);
  backups['core/dbBackup'] = await bench.backUp('dbBackup', everything);
  backups['core/tsdbBackup'] = await bench.backUp('tsdbBackup', ['timeseries_record']);

  await bench.changeEverything();
  await bench.query(`update document set body = '{"n": 1.50}' where collection = 'site'`);
  await bench.query(`delete from document where collection = 'report'`);
  await putDashboards(50, 'here ');
  await rm(media, { recursive: true });
  await writeFiles(media, filesOf('here', 50));
  await writeFiles(join(dataDir, 'shipped-front-end'), { 'index.html': 'here', 'own.js': 'here' });
  await rm(join(dataDir, 'shipped-front-end', 'gone.js'));
  const tables = ['document', 'setting', 'setting_secret', 'setting_change', 'user_secret', 'timeseries_record'];
  kept = await keepPlatform(bench.platform.kit, tables);
});
afterAll(async () => {
  await kept.remove();
  await bench.platform.close();
  await replicas.remove();
});

/** Passwords and secrets without an owner are not restored. */
async function deleteLeftSecrets() {
  await bench.query(`delete from user_secret where user_id = 'bo'`);
  await bench.query(`delete from setting_secret where path = 'email/password'`);
}

async function state() {
  const { '.staging/': _staging, ...files } = await fileState(media);
  const html = await fileState(bench.platform.kit.frontEndDir());
  return JSON.stringify({ data: await bench.state(), files, html });
}

const firstSteps = [
  'started',
  'opened',
  'saved',
  'dataStaged',
  'filesStaged',
  'locked',
  'applied',
  'written',
  'committed',
];
const end = ['swapped', 'checked', 'ended', 'ran'];

interface Scenario {
  what: string;
  scope?: 'core/backup' | 'core/dbBackup' | 'core/tsdbBackup';
  choice: RestoreChoice;
  /** The restore is rolled back. */
  isUnhealthy?: boolean;
}

/** `site` is unchanged and not restored. Those that differ most come first: a sample has the first six. */
const allScenarios: Scenario[] = [
  {
    what: 'all of a project, clearing first',
    choice: { rules: { report: 2, user: 2, setting: 2, site: 2 }, fileServer: 2, html: 2 },
  },
  { what: 'data and files that are missing', choice: { rules: { report: 1, user: 1, site: 1 }, fileServer: 1 } },
  {
    what: 'data and files over those that are there, and pages',
    choice: { rules: { report: 0, site: 0 }, fileServer: 0, html: 0 },
  },
  {
    what: 'all of a project, which is then rolled back',
    choice: { rules: { report: 2, user: 2, setting: 2, site: 2 }, fileServer: 2, html: 2 },
    isUnhealthy: true,
  },
  {
    what: 'tables of the database, which then go back',
    scope: 'core/dbBackup',
    choice: { rules: { document: 0, settings: 2, timeseries_record: 1 } },
    isUnhealthy: true,
  },
  {
    what: 'time series, clearing first',
    scope: 'core/tsdbBackup',
    choice: { rules: { timeseries_record: 2 } },
  },
  { what: 'data alone, by each rule', choice: { rules: { report: 1, user: 2, setting: 0, site: 2 } } },
  { what: 'files and pages alone', choice: { rules: {}, fileServer: 2, html: 1 } },
  {
    what: 'the whole database, clearing first',
    scope: 'core/dbBackup',
    choice: { rules: { document: 2, settings: 2, timeseries_record: 2 } },
  },
  {
    what: 'tables of the database over what is there',
    scope: 'core/dbBackup',
    choice: { rules: { document: 0, settings: 1, timeseries_record: 1 } },
  },
];
const scenarios = allScenarios.slice(0, roundsOf({ sample: 6, all: allScenarios.length }));
/** Distributed in turns, so that kills are early and late, at a step and anywhere. */
const rounds = roundsOf({ sample: 1, all: 8 }) * scenarios.length;

// `killed-in-bucket.test.ts` has a bucket.
it.runIf(isInFolder).each(scenarios.map((scenario, index) => ({ ...scenario, index })))(
  'is as it was or as it should be after kills at any moment, once another replica has recovered it: $what',
  async ({ index, scope = 'core/backup', choice, isUnhealthy = false }) => {
    const { kit } = bench.platform;
    const hasFiles = choice.fileServer !== undefined || choice.html !== undefined;
    const check = async ({ steps: reported }: ReplicaRun, { isDone }: { isDone: boolean }) => {
      expect(await openJournals(kit)).toEqual([]);
      const { rows } = await kit.pool.query<{ status: string }>(
        `select body ->> 'status' as status from document where collection = 'backup' and body @> '{"type": "import"}'`,
      );
      // Killed before its first step, it has none yet.
      if (reported.includes('opened') || rows.length > 0)
        expect(rows).toEqual([{ status: isDone ? 'succeed' : 'fail' }]);
    };
    const work = { kind: 'restore' as const, backupId: String(backups[scope]), choice, scope };
    await expectAllOrNothing({
      replicas,
      kit,
      work,
      ...(isUnhealthy ? { returning: { ...work, isUnhealthy } } : {}),
      rounds,
      isMine: (round) => round % scenarios.length === index,
      steps: [
        ...firstSteps,
        ...(hasFiles ? ['swapping'] : []),
        ...(isUnhealthy ? ['swapped', 'checked', 'ended', 'dataReturned', 'returned'] : end),
        ...(isUnhealthy && hasFiles ? ['swappingBack'] : []),
      ],
      async reset() {
        await kept.bringBack();
        if (isUnhealthy) await deleteLeftSecrets();
      },
      state,
      check,
    });
  },
);
