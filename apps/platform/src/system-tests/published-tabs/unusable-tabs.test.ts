import type { JsonObject } from '@signalbox/schemas';
import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runPlatform, type RunningPlatform } from '../../testing/running-platform';

let first: RunningPlatform;
beforeAll(async () => {
  first = await runPlatform();
});
afterAll(() => first.close());

const aTab = (name: string, order: number) =>
  aTabDraft({ id: `settings/${name}`, order, title: name, properties: { [`${name}Notice`]: text } });
const text = { type: 'string', maxLength: 20 } as const;
const fine = aTab('fine', 970);
const old = aTab('old', 980);
const odd = aTab('odd', 990);

/** Sends as the administrator. */
async function senderTo(platform: RunningPlatform) {
  const token = await platform.logIn();
  return async (verb: 'GET' | 'POST' | 'PATCH', resource: string, body?: JsonObject) =>
    platform.send<JsonObject>(verb, `core/${resource}`, { token, body });
}

test('a start leaves out tabs whose stored form is not compiled or not checked any more, and they are corrected', async () => {
  const send = await senderTo(first);
  for (const draft of [fine, old, odd])
    expect(await send('POST', 'schema/publish', { ...draft, base: 0 })).toMatchObject({ status: 200 });
  await send('PATCH', 'setting', { fineNotice: 'Open', oldNotice: 'Closed' });
  // As a version of the product could have published them that knew a keyword, or fewer languages.
  await sql`update document set body = jsonb_set(body, '{files,form}', to_jsonb(replace(body->'files'->>'form', 'maxLength', 'upTo')))
    where collection = 'schema_tab_version' and id = ${`${old.id}@1`}`.execute(first.kit.database);
  await sql`update document set body = body #- '{files,messages,zh-Hans}'
    where collection = 'schema_tab_version' and id = ${`${odd.id}@1`}`.execute(first.kit.database);

  const next = await runPlatform({ databaseUrl: first.databaseUrl });
  try {
    const ask = await senderTo(next);
    const get = async (resource: string) => (await ask('GET', resource)).body;
    const change = async (path: string, body: JsonObject) => {
      const answer = await ask('POST', `schema/${path}`, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    const published = () => get('schema/published');
    await vi.waitFor(async () => expect(await get('setting/tabs')).toMatchObject([{ id: fine.id }]), {
      timeout: 120_000,
    });
    expect(await published()).toMatchObject([
      { id: fine.id, isUsed: true, errors: [] },
      { id: odd.id, version: 1, isUsed: false, errors: [{ wrong: expect.stringContaining('could not check') }] },
      {
        id: old.id,
        version: 1,
        isUsed: false,
        errors: [{ file: 'form.json', wrong: expect.stringContaining('upTo') }],
      },
    ]);
    expect(await ask('PATCH', 'setting', { fineNotice: 'Shut' })).toMatchObject({ status: 200 });
    const settings = await get('setting');
    expect(settings).toMatchObject({ fineNotice: 'Shut' });
    expect(settings).not.toHaveProperty('oldNotice');

    const files = await get(`schema/published/version?id=${old.id}&version=1`);
    expect(files).toMatchObject({ id: old.id, form: expect.stringContaining('upTo') });
    const corrected = { ...files, form: String(files['form']).replace('upTo', 'maxLength') };
    await change('publish', { ...corrected, base: 1 });
    await change('withdraw', { id: odd.id, base: 1 });
    expect(await published()).toMatchObject([
      { id: fine.id, isUsed: true },
      { id: odd.id, version: null, isUsed: false, errors: [] },
      { id: old.id, version: 2, isUsed: true, errors: [] },
    ]);
    expect(await get('setting')).toMatchObject({ fineNotice: 'Shut', oldNotice: 'Closed' });
  } finally {
    await next.close();
  }
});
