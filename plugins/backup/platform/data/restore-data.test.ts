import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openArchive } from '@signalbox/archive';
import { createFormCatalog, createSettingsStore } from '@signalbox/platform-kit';
import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { forms, groups, type JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anArchive, aRecord, type ArchiveContent } from '../testing/an-archive';
import { applyModules, lockModules } from './apply-modules';
import { inTransaction } from './in-transaction';
import { judgeModules, stageModules, type ModuleRules } from './judge-modules';
import type { RestoreRule } from './restore-rule';

const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });
let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restore-data-'));
  platform = await createTestPlatform({
    plugins: [],
    settings: (database) => createSettingsStore({ database, catalog }),
  });
  await platform.kit.pool.query(
    `create unique index document_username on document (project, (body ->> 'username')) where collection = 'user'`,
  );
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  for (const table of ['document', 'setting', 'setting_secret', 'setting_change', 'user_secret'])
    await platform.kit.pool.query(`delete from ${table}`);
});

const early = '2026-01-02T03:04:05.678Z';
const late = '2026-02-03T04:05:06.789123Z';

async function hold(collection: string, records: JsonObject[], project = 'default') {
  for (const { id, createdAt, updatedAt, body } of records)
    await platform.kit.pool.query('insert into document values ($1, $2, $3, $4, $5, $6)', [
      project,
      collection,
      id,
      JSON.stringify(body),
      createdAt,
      updatedAt,
    ]);
}

/** Everything that a collection holds, to the microsecond and to the letter. */
async function held(collection: string): Promise<string[]> {
  const { rows } = await platform.kit.pool.query<{ line: string }>(
    `select concat_ws(' ', project, id, body, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
       to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US')) as line
     from document where collection = $1 order by project, id collate "C"`,
    [collection],
  );
  return rows.map(({ line }) => line);
}

async function run(content: ArchiveContent, rules: ModuleRules, options: { isPlan?: boolean } = {}) {
  return runFile(await anArchive(folder, content), rules, options);
}

async function runFile(path: string, rules: ModuleRules, { isPlan = false }: { isPlan?: boolean } = {}) {
  const archive = await openArchive({ path });
  try {
    const { kit } = platform;
    return await inTransaction(
      kit.pool,
      async ({ client, database }) => {
        await stageModules({ client, archive, rules });
        if (!isPlan) await lockModules(client, 'default');
        const verdicts = await judgeModules({ client, catalog, project: 'default', rules });
        if (!isPlan) await applyModules({ client, database, kit, project: 'default', verdicts, userId: 'u1' });
        return verdicts;
      },
      { isRehearsal: isPlan },
    );
  } finally {
    await archive.close();
  }
}

describe('documents', () => {
  const archived = [aRecord('a', { n: 1 }, early), aRecord('b', { n: 2 }, early), aRecord('c', { n: 3 }, late)];
  const before = [aRecord('b', { n: 2 }, early), aRecord('c', { n: 'other' }, late), aRecord('d', { n: 4 }, late)];
  const line = ([id, body, time]: [string, string, string]) => `default ${id} ${body} ${time} ${time}`;
  const [earlyText, lateText] = ['2026-01-02T03:04:05.678000', '2026-02-03T04:05:06.789123'];

  it.each([
    {
      rule: 0 as const,
      counts: { added: 1, changed: 1, same: 1, skipped: 0, deleted: 0 },
      after: [
        ['a', '{"n": 1}', earlyText],
        ['b', '{"n": 2}', earlyText],
        ['c', '{"n": 3}', lateText],
        ['d', '{"n": 4}', lateText],
      ],
    },
    {
      rule: 1 as const,
      counts: { added: 1, changed: 0, same: 1, skipped: 1, deleted: 0 },
      after: [
        ['a', '{"n": 1}', earlyText],
        ['b', '{"n": 2}', earlyText],
        ['c', '{"n": "other"}', lateText],
        ['d', '{"n": 4}', lateText],
      ],
    },
    {
      rule: 2 as const,
      counts: { added: 1, changed: 1, same: 1, skipped: 0, deleted: 1 },
      after: [
        ['a', '{"n": 1}', earlyText],
        ['b', '{"n": 2}', earlyText],
        ['c', '{"n": 3}', lateText],
      ],
    },
  ])('under rule $rule are as the rule says, with the times of the backup', async ({ rule, counts, after }) => {
    await hold('dashboard', before);
    await hold('dashboard', before, 'other');
    await hold('table', before);
    const [others, tables] = [
      (await held('dashboard')).filter((text) => text.startsWith('other')),
      await held('table'),
    ];
    const { modules } = await run({ modules: { dashboard: archived } }, { dashboard: rule });
    expect(modules).toEqual([{ name: 'dashboard', rule, counts }]);
    expect(await held('dashboard')).toEqual([...after.map((row) => line(row as [string, string, string])), ...others]);
    expect(await held('table')).toEqual(tables);
  });

  it('keep numbers and texts as they were written', async () => {
    const body =
      '{"id":"n","createdAt":"2026-01-02T03:04:05Z","updatedAt":"2026-01-02T03:04:05Z","body":{"n":0.1000000000000000055511151231257827,"t":"\\u0001\\u0002\\\\.\\"\\u2028😀","e":1e20}}';
    await run({ modules: { table: [body] } }, { table: 0 });
    const [text] = await held('table');
    expect(text).toContain('0.1000000000000000055511151231257827');
    expect(text).toContain('😀');
  });

  it('are counted by a plan exactly as a restore then does it, and the plan writes nothing', async () => {
    const records = fc.uniqueArray(
      fc.tuple(
        fc.constantFrom('a', 'b', 'c', 'd', 'é', '😀', 'A'),
        fc.jsonValue({ maxDepth: 2 }),
        fc.constantFrom(early, late),
      ),
      { selector: ([id]) => id, maxLength: 7 },
    );
    const storable = (value: unknown) =>
      !/\\u0000|\\ud[89a-f]|__proto__|constructor|prototype/i.test(JSON.stringify(value));
    await fc.assert(
      fc.asyncProperty(
        records.filter(storable),
        records.filter(storable),
        fc.constantFrom<RestoreRule>(0, 1, 2),
        async (archived, there, rule) => {
          await platform.kit.pool.query('delete from document');
          const lines = (rows: typeof there) =>
            rows.map(([id, value, time]) => aRecord(id, { value: value as JsonObject }, time));
          await hold('rule', lines(there));
          const before = await held('rule');
          const path = await anArchive(folder, { modules: { rule: lines(archived) } });
          const plan = await runFile(path, { rule }, { isPlan: true });
          expect(await held('rule')).toEqual(before);
          const done = await runFile(path, { rule });
          expect(done.modules).toEqual(plan.modules);
          const after = await held('rule');
          const { added, changed, deleted } = done.modules[0]!.counts;
          const keyOf = (text: string) => text.split(' ')[1];
          const [keysBefore, keysAfter] = [before, after].map((all) => new Set(all.map(keyOf)));
          expect(after.filter((text) => !keysBefore!.has(keyOf(text)))).toHaveLength(added);
          expect(before.filter((text) => !keysAfter!.has(keyOf(text)))).toHaveLength(deleted);
          expect(after.filter((text) => keysBefore!.has(keyOf(text)) && !before.includes(text))).toHaveLength(changed);
          // Once more, there is nothing left to do.
          const { skipped, same, ...rest } = (await runFile(path, { rule })).modules[0]!.counts;
          expect(rest).toEqual({ added: 0, changed: 0, deleted: 0 });
          expect(skipped + same).toBe(archived.length);
        },
      ),
      { numRuns: 40 },
    );
  }, 180_000);
});

describe('a damaged module', () => {
  it.each([
    ['{"id":"a"', 'it is no JSON object'],
    ['', 'it is no JSON object'],
    ['[]', 'it is no JSON object'],
    ['\\.', 'it is no JSON object'],
    [JSON.stringify({ id: 'x', createdAt: early, updatedAt: early }), '/body: it is no JSON object'],
    [JSON.stringify({ ...aRecord('x', {}), more: 1 }), 'it has a field "more"'],
    [JSON.stringify({ id: 'x', body: {} }), 'it has no times'],
    [JSON.stringify({ ...aRecord('x', {}), createdAt: '2026-02-30T00:00:00Z' }), '/createdAt: it is no time'],
    [JSON.stringify(aRecord('', {})), '/id: it is no id'],
    [
      '{"id":"x","createdAt":"2026-01-01T00:00:00Z","updatedAt":"2026-01-01T00:00:00Z","body":{"__proto__":{}}}',
      '/body/__proto__: no field may be named __proto__',
    ],
    [JSON.stringify(aRecord('x', { text: 'a\u0000b' })), '/body/text: a character that no text may hold'],
    [
      '{"id":"x","createdAt":"2026-01-01T00:00:00Z","updatedAt":"2026-01-01T00:00:00Z","body":{"n":1e999}}',
      '/body/n: a number out of range',
    ],
    [
      `{"id":"x","createdAt":"2026-01-01T00:00:00Z","updatedAt":"2026-01-01T00:00:00Z","body":{"n":${'9'.repeat(310)}}}`,
      '/body/n: a number out of range',
    ],
    [
      '{"id":"x","createdAt":"2026-01-01T00:00:00Z","updatedAt":"2026-01-01T00:00:00Z","body":{"\\u005f_proto__":{}}}',
      '/body/__proto__: no field may be named __proto__',
    ],
    [JSON.stringify(aRecord('first', {})), 'its id comes twice'],
  ])('is refused with its entry and line: %s', async (bad, reason) => {
    await hold('table', [aRecord('kept', {})]);
    const before = await held('table');
    const content = { modules: { table: [aRecord('first', {}), bad, aRecord('last', {})] } };
    await expect(run(content, { table: 2 })).rejects.toMatchObject({
      errorName: 'archiveRefused',
      facts: { detail: `data/table.ndjson, line 2: ${reason}` },
    });
    expect(await held('table')).toEqual(before);
  });

  it('is refused where it is not in the backup at all', async () => {
    await expect(run({ modules: { table: [] } }, { flow: 0 })).rejects.toMatchObject({
      facts: { field: 'moduleRules.flow' },
    });
  });
});

describe('users', () => {
  const admin = aRecord('admin', { username: 'admin', isSuper: true });
  const secret = (id: string) =>
    platform.kit.pool.query(`insert into user_secret (user_id, password_hash) values ($1, $2)`, [id, `hash of ${id}`]);
  const secrets = async () =>
    (await platform.kit.pool.query<{ user_id: string }>('select user_id from user_secret order by 1')).rows.map(
      ({ user_id }) => user_id,
    );

  it('who stay keep their password, who go lose it, and who come have none', async () => {
    await hold('user', [admin, aRecord('gone', { username: 'gone' })]);
    await secret('admin');
    await secret('gone');
    const restored = [aRecord('admin', { username: 'root', isSuper: true }), aRecord('new', { username: 'gone' })];
    const { usersWithoutPassword } = await run({ modules: { user: restored } }, { user: 2 });
    expect(usersWithoutPassword).toBe(1);
    expect(await secrets()).toEqual(['admin']);
    expect((await held('user')).map((text) => text.split(' ')[1])).toEqual(['admin', 'new']);
  });

  it('may exchange their names', async () => {
    await hold('user', [admin, aRecord('a', { username: 'ada' }), aRecord('b', { username: 'bob' })]);
    await secret('admin');
    const restored = [aRecord('a', { username: 'bob' }), aRecord('b', { username: 'ada' })];
    const { modules } = await run({ modules: { user: restored } }, { user: 0 });
    expect(modules[0]!.counts).toMatchObject({ changed: 2 });
  });

  it('are refused where two would share a name, and passed over where adding only', async () => {
    await hold('user', [admin]);
    await secret('admin');
    const content = { modules: { user: [aRecord('x', { username: 'admin' })] } };
    await expect(run(content, { user: 0 })).rejects.toMatchObject({
      facts: { field: 'moduleRules.user', detail: 'admin' },
    });
    expect((await run(content, { user: 1 })).modules[0]!.counts).toMatchObject({ added: 0, skipped: 1 });
  });

  it('are refused where nobody would be left who may do everything', async () => {
    await hold('user', [admin]);
    await secret('admin');
    const before = await held('user');
    const bodies: JsonObject[] = [{ username: 'admin' }, { username: 'admin', isSuper: true, disable: true }];
    for (const body of bodies)
      await expect(run({ modules: { user: [aRecord('admin', body)] } }, { user: 0 })).rejects.toMatchObject({
        facts: { field: 'moduleRules.user' },
      });
    await expect(
      run({ modules: { user: [aRecord('new', { username: 'new', isSuper: true })] } }, { user: 2 }),
    ).rejects.toMatchObject({ facts: { faults: [{ keyword: 'noSuperLeft' }] } });
    expect(await held('user')).toEqual(before);
    expect(await secrets()).toEqual(['admin']);
  });
});

describe('settings', () => {
  const settings = (body: JsonObject) => ({ modules: { setting: [{ id: 'setting', body }] } });
  const save = async (body: JsonObject, secrets: Record<string, string> = {}) => {
    await platform.kit.pool.query(`insert into setting values ('default', 5, $1)`, [JSON.stringify(body)]);
    for (const [path, value] of Object.entries(secrets))
      await platform.kit.pool.query(`insert into setting_secret values ('default', $1, $2)`, [path, value]);
  };
  const saved = async () =>
    (await platform.kit.pool.query<{ revision: number; body: JsonObject }>('select revision, body from setting'))
      .rows[0];
  const marked = { host: 'mail', port: 25, from: 'a@b.example', password: { isSet: true } };

  it('are overwritten, with a new revision, its changed fields, and word to open consoles', async () => {
    await save({ name: 'Old', copyright: 'ours' });
    const heard: JsonObject[] = [];
    platform.kit.listen('setting', (payload) => heard.push(payload));
    const { modules } = await run(settings({ name: 'New' }), { setting: 0 });
    expect(modules[0]!.counts).toEqual({ added: 0, changed: 1, same: 0, skipped: 0, deleted: 0 });
    expect(await saved()).toEqual({ revision: 6, body: { name: 'New' } });
    const change = await platform.kit.pool.query('select revision, pointers, user_id from setting_change');
    expect(change.rows).toEqual([
      { revision: 6, pointers: expect.arrayContaining(['/name', '/copyright']), user_id: 'u1' },
    ]);
    await expect.poll(() => heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ project: 'default', revision: 6 });
  });

  it('stay where only adding, and are added where there are none', async () => {
    const { modules } = await run(settings({ name: 'New' }), { setting: 1 });
    expect(modules[0]!.counts).toMatchObject({ added: 1 });
    expect((await run(settings({ name: 'Newer' }), { setting: 1 })).modules[0]!.counts).toMatchObject({ skipped: 1 });
    expect(await saved()).toEqual({ revision: 1, body: { name: 'New' } });
    expect((await run(settings({ name: 'New' }), { setting: 0 })).modules[0]!.counts).toMatchObject({ same: 1 });
    expect((await saved())?.revision).toBe(1);
  });

  it('keep a stored secret behind its marker, and lose a marker without one', async () => {
    await save({}, { 'email/password': 'quiet' });
    const kept = await run(settings({ email: marked }), { setting: 0 });
    expect(kept.missingSecrets).toEqual([]);
    expect((await saved())?.body).toEqual({ email: marked });
    expect(await platform.kit.settings.readSecret('default', 'email/password')).toBe('quiet');
    await platform.kit.pool.query('delete from setting_secret');
    expect((await run(settings({ email: marked }), { setting: 0 })).missingSecrets).toEqual(['/email/password']);
    expect((await saved())?.body['email']).not.toHaveProperty('password');
  });

  it('lose stored secrets that the backup has no marker for only where they are cleared first', async () => {
    await save({ email: marked }, { 'email/password': 'quiet' });
    await run(settings({ name: 'New' }), { setting: 0 });
    expect(await platform.kit.settings.readSecret('default', 'email/password')).toBe('quiet');
    await run(settings({ name: 'New' }), { setting: 2 });
    expect(await platform.kit.settings.readSecret('default', 'email/password')).toBeUndefined();
  });

  it.each([
    [{ loginDuration: 'long' }, 'loginDuration'],
    [{ nonsense: 1 }, 'nonsense'],
    [{ email: { ...marked, password: 'in the clear' } }, 'email.password'],
  ])('are refused where a form refuses them, with the field: %j', async (body, field) => {
    await save({ name: 'Old' });
    for (const isPlan of [true, false])
      await expect(run(settings(body as JsonObject), { setting: 0 }, { isPlan })).rejects.toMatchObject({
        errorName: 'invalidField',
        facts: { field },
      });
    expect(await saved()).toEqual({ revision: 5, body: { name: 'Old' } });
  });
});
