import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject, RuntimeFormModule } from '@signalbox/schemas';
import { unreadJson } from '@signalbox/schemas/unread-json';
import { createTestPlatform, type TestPlatform } from '../testing';
import { createRuntimeForms, openFormKey } from '.';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [] });
});
afterAll(() => platform.close());

const pump: JsonObject = {
  title: 'Pump',
  properties: {
    flow: { type: 'number', minimum: 0, title: { en: 'Flow', zh_Hans: '流量' } },
    area: { type: 'string', maxLength: 20 },
  },
  required: ['flow'],
};
const compile = (schema: JsonObject) => platform.kit.forms.compile({ schema }, 'ada');
const texts = (properties: JsonObject): JsonObject => ({ properties });
const get = (url: string, language = 'en') => platform.app.inject({ url, headers: { 'accept-language': language } });
const hashOf = (url: string) => url.slice('/rest/core/form/'.length, -'.js'.length);
/** Another server on the same database and data folder, which has no time to compile anything. */
const replicaWithoutTime = (limits = { maxMilliseconds: 1 }) =>
  createRuntimeForms({ ...platform.kit, key: openFormKey(platform.kit.dataDir), limits });
const rejectedWith = (place: string, reason: string) => ({
  errorName: 'formNotSupported',
  options: { params: expect.objectContaining({ place, reason }) as unknown },
});

describe('a form of a schema that arrives at run time', () => {
  it('validates in the server, and alike in the module that a browser imports', async () => {
    const { url, entity, form } = await compile(pump);
    expect(entity.validate({ flow: 3 })).toEqual([]);
    const errors = entity.validate({ flow: -1, area: 'a'.repeat(21) });
    expect(errors.map(({ keyword, instancePath }) => [keyword, instancePath])).toEqual([
      ['minimum', '/flow'],
      ['maxLength', '/area'],
    ]);
    const answer = await get(url);
    const module = (await import(`data:text/javascript,${encodeURIComponent(answer.body)}`)) as RuntimeFormModule;
    expect(module.compiledForm.validate({ flow: -1, area: 'a'.repeat(21) })).toEqual(errors);
    expect(module.form).toEqual(form);
    expect(Object.keys(module.form.schema.properties ?? {})).toEqual(['flow', 'area']);
    expect(module.texts).toMatchObject({ 'flow.title': { en: 'Flow', zh_Hans: '流量' } });
  });

  it('is served as a script that never changes, also to a browser that sends no token', async () => {
    const { url } = await compile(pump);
    expect(url).toMatch(/^\/rest\/core\/form\/[\w-]{43}\.js$/);
    const { viewer } = platform;
    platform.viewer = undefined;
    const { statusCode, headers } = await get(url).finally(() => (platform.viewer = viewer));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('has the address of its schema: the same for the same one, another for every other one', async () => {
    const { url } = await compile(pump);
    expect((await compile({ ...pump })).url).toBe(url);
    expect((await compile({ ...pump, title: 'Pumps' })).url).not.toBe(url);
    const { area, flow } = pump.properties as { area: JsonObject; flow: JsonObject };
    expect((await compile({ ...pump, properties: { area, flow } })).url).not.toBe(url);
  });

  it.each(['none.js', `${'a'.repeat(43)}.js`, 'a'.repeat(43), '..%2f..%2fetc', `${'a'.repeat(43)}.js.map`])(
    'is not there under %s',
    async (name) => {
      const answer = await get(`/rest/core/form/${name}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('several servers', () => {
  it('compile a form once', async () => {
    const { url } = await compile(pump);
    const other = replicaWithoutTime();
    const code = await other.moduleOf(hashOf(url));
    expect(code).toBe((await get(url)).body);
    const form = await other.compile({ schema: pump }, 'bob');
    expect(form.url).toBe(url);
    expect(form.entity.isValid({ flow: 'fast' })).toBe(false);
  });

  it('run no code that another user wrote into the database', async () => {
    const schema = texts({ tampered: { type: 'string' } });
    const { url } = await compile(schema);
    const before = (await get(url)).body;
    await platform.kit.pool.query(`update runtime_form set code = '({validate: () => []})' where hash = $1`, [
      hashOf(url),
    ]);
    expect(await replicaWithoutTime().moduleOf(hashOf(url))).toBeUndefined();
    await expect(replicaWithoutTime().compile({ schema }, 'bob')).rejects.toMatchObject(
      rejectedWith('/', 'form.tooComplex'),
    );
    const other = createRuntimeForms({
      ...platform.kit,
      key: openFormKey(platform.kit.dataDir),
      limits: { maxMilliseconds: 180_000 },
    });
    await other.compile({ schema }, 'bob');
    expect(await other.moduleOf(hashOf(url))).toBe(before);
  });

  it('delete forms that were not used for 90 days', async () => {
    const used = await compile(texts({ used: { type: 'string' } }));
    const unused = await compile(texts({ unused: { type: 'string' } }));
    platform.clock.advance({ seconds: 60 * 86_400 });
    await compile(texts({ used: { type: 'string' } }));
    platform.clock.advance({ seconds: 40 * 86_400 });
    await platform.kit.forms.deleteUnused();
    const other = replicaWithoutTime();
    expect(await other.moduleOf(hashOf(used.url))).toBeDefined();
    expect(await other.moduleOf(hashOf(unused.url))).toBeUndefined();
  });
});

describe('a schema of which no form can be made', () => {
  it('is rejected with the place and the reason', async () => {
    const schema = texts({ a: { type: 'string', dependencies: {} } });
    await expect(compile(schema)).rejects.toMatchObject(rejectedWith('/properties/a', 'form.keyword'));
    await expect(compile(texts({ a: { type: 'string', enum: [] } }))).rejects.toMatchObject(
      rejectedWith('/properties/a', 'form.value'),
    );
  });

  it('is rejected for a limit by its name', async () => {
    const properties = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`f${n}`, { type: 'boolean' }]));
    await expect(compile(texts(properties))).rejects.toMatchObject(
      rejectedWith('/properties/f1000', 'form.limit.fields'),
    );
  });

  it('is rejected for nesting that no record may have', async () => {
    let deep: JsonObject = {};
    for (let level = 0; level < 50_000; level += 1) deep = { a: deep };
    await expect(compile(texts({ deep }))).rejects.toMatchObject({ errorName: 'invalidField' });
  });

  it('is rejected for a slow pattern', async () => {
    await expect(compile(texts({ a: { type: 'string', pattern: '^(a+)+$' } }))).rejects.toMatchObject(
      rejectedWith('/properties/a', 'form.patternSlow'),
    );
  });

  const back = '(a)\\1';
  const behind = '(?<=a)b';
  it.each<[string, JsonObject, string]>([
    ['a pattern', { type: 'string', pattern: back }, 'backReference'],
    ['the items of a list', { type: 'array', items: { type: 'string', pattern: behind } }, 'lookBehind'],
    ['names', { type: 'object', patternProperties: { [behind]: true } }, 'lookBehind'],
    ['the rule of names', { type: 'object', propertyNames: { pattern: back } }, 'backReference'],
    ['an alternative', { anyOf: [{ pattern: back }, {}] }, 'backReference'],
    [
      'a condition',
      { type: 'object', properties: { b: { type: 'string' } }, if: { properties: { b: { pattern: behind } } } },
      'lookBehind',
    ],
    ['a part', { type: 'object', properties: {}, allOf: [{ properties: { b: { pattern: back } } }] }, 'backReference'],
  ])('is rejected at once for a costly part in %s, with the title of the field', async (_where, schema, reason) => {
    // A server that has no time for a proof.
    const hasty = replicaWithoutTime();
    await expect(hasty.compile({ schema: texts({ a: { ...schema, title: 'Serial' } }) }, 'ada')).rejects.toMatchObject({
      errorName: 'formNotSupported',
      options: {
        place: expect.arrayContaining(['Serial']) as unknown,
        params: expect.objectContaining({ reason: `form.${reason}` }) as unknown,
      },
    });
    hasty.close();
  });

  it('delays no other user: the forms of one are compiled one after the other', async () => {
    const order: string[] = [];
    const large = (id: number) => {
      const fields = Array.from({ length: 500 }, (_, n) => [`f${id}_${n}`, { type: 'string', maxLength: 9 }]);
      return platform.kit.forms.compile({ schema: texts(Object.fromEntries(fields)) }, 'ada');
    };
    const ended = [1, 2, 3].map((id) => large(id).then(() => order.push('ada')));
    await platform.kit.forms.compile({ schema: texts({ b: { type: 'string', title: 'Fast' } }) }, 'bob');
    order.push('bob');
    await Promise.all(ended);
    expect(order.at(-1)).toBe('ada');
  });

  it('is rejected if compiling it takes too long, and not tried again at once', async () => {
    const schema = texts({ late: { type: 'string' } });
    const hasty = createRuntimeForms({
      ...platform.kit,
      key: openFormKey(platform.kit.dataDir),
      limits: { maxMilliseconds: 1 },
    });
    const rejected = rejectedWith('/', 'form.tooComplex');
    await expect(hasty.compile({ schema }, 'ada')).rejects.toMatchObject(rejected);
    hasty.close();
    await expect(hasty.compile({ schema }, 'ada')).rejects.toMatchObject(rejected);
  });
});

/** Takes the square of the length of a text. */

it('validates values that are edited as JSON alike in the server and in the browser, and names the line of a mistake', async () => {
  const points = { type: 'array', items: { type: 'array', maxItems: 2, items: { type: 'number' } } };
  const { url, entity } = await compile(texts({ points }));
  const module = (await import(
    `data:text/javascript,${encodeURIComponent((await get(url)).body)}`
  )) as RuntimeFormModule;
  for (const validate of [entity.validate, module.compiledForm.validate]) {
    expect(validate({ points: [[1, 2], []] })).toEqual([]);
    expect(validate({ points: [[1, 2, 3]] })).toMatchObject([
      { keyword: 'maxItems', instancePath: '/points/0' },
      { keyword: 'if' },
    ]);
    expect(validate({ points: unreadJson('[[1,\n') })).toMatchObject([
      { keyword: 'contentMediaType', params: { line: 1 } },
      { keyword: 'if' },
    ]);
  }
});

it('compiles nothing once the platform stops', async () => {
  const forms = createRuntimeForms({ ...platform.kit, key: openFormKey(platform.kit.dataDir) });
  forms.close();
  await expect(forms.compile({ schema: texts({ late: { type: 'string' } }) }, 'ada')).rejects.toThrow('stops');
});
