import { nothingCounted } from '@signalbox/api';
import { openArchive } from '@signalbox/archive';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aRecord, anArchive } from '../testing/an-archive';
import { inTransaction } from '../database/in-transaction';
import { stageModules } from '../plan/plan-modules';
import { createDataBench, type DataBench } from '../testing/data-bench';

let bench: DataBench;
beforeAll(async () => {
  bench = await createDataBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.reset());

const evil = { name: 'Evil', tokens: { colorPrimary: 'red;} body { display: none' } };
const ids = async (collection: string) => (await bench.stored(collection)).map((line) => line.split(' ')[1]);

test.each([
  ['theme', evil, 'pattern', '/tokens/colorPrimary'],
  ['theme', { name: 'x', owner: 'me' }, 'additionalProperties', '/owner'],
  ['dashboard', { title: 'nameless' }, 'required', '/name'],
  ['role', { name: 'r', permissions: ['no key'] }, 'pattern', '/permissions/0'],
  ['user', { username: 'eve', password: 'clear' }, 'additionalProperties', '/password'],
  ['user', { username: 'eve', avatar: 'javascript:alert(1)' }, 'pattern', '/avatar'],
] as [string, JsonObject, string, string][])(
  'leaves out of %s what its routes would reject: %j',
  async (module, body, keyword, pointer) => {
    const valid: JsonObject = module === 'user' ? { username: 'ann', isSuper: true } : { name: 'Good' };
    if (module === 'user') {
      await bench.insert('user', [aRecord('root', { username: 'root', isSuper: true })]);
      await bench.platform.kit.pool.query(`insert into user_secret (user_id, password_hash) values ('root', 'x')`);
    }
    const content = { modules: { [module]: [aRecord('bad', body), aRecord('good', valid)] } };
    for (const isPlan of [true, false])
      expect((await bench.run(content, { [module]: 0 }, { isPlan })).modules).toEqual([
        {
          name: module,
          rule: 0,
          counts: { ...nothingCounted, added: 1 },
          invalid: { count: 1, shown: [{ id: 'bad', error: expect.objectContaining({ keyword, pointer }) }] },
        },
      ]);
    expect(await ids(module)).toEqual(module === 'user' ? ['good', 'root'] : ['good']);
  },
);

test.each([0, 1, 2] as const)('counts invalid records that exist already as unchanged under rule %i', async (rule) => {
  const [same, other] = [aRecord('same', evil), aRecord('other', { ...evil, name: 'Before' })];
  await bench.insert('theme', [same, other, aRecord('only', { name: 'Only here' })]);
  const content = { modules: { theme: [aRecord('other', evil), same] } };
  const deleted = rule === 2 ? 1 : 0;
  for (const isPlan of [true, false]) {
    const [validated] = (await bench.run(content, { theme: rule }, { isPlan })).modules;
    const skipped = rule === 1 ? 1 : 0;
    expect(validated?.counts).toEqual({ ...nothingCounted, same: 1, skipped, deleted });
    expect(validated?.invalid?.shown.map(({ id }) => id)).toEqual(rule === 1 ? undefined : ['other']);
  }
  expect(await ids('theme')).toEqual(rule === 2 ? ['other', 'same'] : ['only', 'other', 'same']);
  expect((await bench.stored('theme')).join()).toContain('Before');
});

test('names the first twenty of many, also in an empty collection', async () => {
  const themes = Array.from({ length: 300 }, (_, n) =>
    aRecord(`t${1_000 + n}`, n % 3 === 0 ? evil : { name: `T${n}` }),
  );
  const content = { modules: { theme: themes } };
  const [planned] = (await bench.run(content, { theme: 0 }, { isPlan: true })).modules;
  expect(planned).toMatchObject({ counts: { added: 200 }, invalid: { count: 100 } });
  expect(planned?.invalid?.shown).toHaveLength(20);
  const archive = await openArchive({ path: await anArchive(bench.folder, content) });
  await inTransaction(bench.platform.kit.pool, async ({ client }) => {
    const { placed } = await stageModules({ client, archive, rules: { theme: 0 }, placeIn: 'default' });
    expect(placed.get('theme')).toMatchObject({ count: 200, leftOut: planned?.invalid });
  });
  await archive.close();
  expect(await ids('theme')).toHaveLength(200);
});
