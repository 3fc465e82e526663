import type { TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leftOutOf } from './export/part-selects';
import { exportProject, putDocument, sendImport, transferPlatform } from './testing/transfer';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await transferPlatform();
});
afterAll(() => platform.close());

async function bare(body: JsonObject) {
  const { rows } = await platform.kit.pool.query<{ bare: JsonObject; paths: string[] }>(
    `select backup_without_secrets($1::jsonb) as bare,
       array(select array_to_string(path, '/') from backup_secret_paths($1::jsonb) path order by 1) as paths`,
    [JSON.stringify(body)],
  );
  return rows[0]!;
}

describe('an export leaves out', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['a list of secrets', { apiKeys: ['hidden'], n: 1 }, { n: 1 }],
    ['what belongs to a secret', { credentials: { user: 'u', pin: 'hidden' } }, {}],
    ['a secret in a list in a list', { a: [[{ password: 'hidden' }]] }, { a: [[{}]] }],
    ['headers that log in', { headers: { Authorization: 'Basic hidden', 'Set-Cookie': 'hidden' } }, { headers: {} }],
    [
      'such a header in a list',
      { headers: [{ key: 'X-Api-Key', value: 'hidden' }] },
      { headers: [{ key: 'X-Api-Key' }] },
    ],
    ['who logs in at an address', { url: 'postgres://u:p@hidden@db:5432/x' }, { url: 'postgres://db:5432/x' }],
    ['the same in a list', { urls: ['https://hidden@git.example/a'] }, { urls: ['https://git.example/a'] }],
    [
      'a token in the query of an address',
      { url: 'http://cam/stream?w=1&access_token=hidden#x' },
      { url: 'http://cam/stream?w=1&access_token=#x' },
    ],
    ['a password in a connection string', { dsn: 'Server=db;Password=hidden;A=b' }, { dsn: 'Server=db;Password=;A=b' }],
    ['the short name of one', { auth: { user: 'u', pass: 'hidden' } }, { auth: { user: 'u' } }],
    [
      'the preset of a field that is one',
      { properties: { password: { type: 'string', title: 'Password', default: 'hidden' } } },
      { properties: { password: { type: 'string', title: 'Password' } } },
    ],
  ])('%s', async (_what, body, left) => {
    const { bare: rest, paths } = await bare(body);
    expect(rest).toEqual(left);
    expect(paths).toHaveLength(JSON.stringify(body).includes('Set-Cookie') ? 2 : 1);
    expect((await bare(left)).paths).toEqual([]);
  });

  it.each<[string, JsonObject]>([
    ['design tokens', { tokens: { colorPrimary: '#fff' }, token: { blue: '#00f' } }],
    ['the fields of a model', { custom: { schema: { properties: { token: { title: 'Token' } } } } }],
    ['yes and no', { needChangePwd: true, password: null, bypass: 'a' }],
    [
      'plain addresses, also with an @ in their path',
      { url: 'https://a.example:80/@user/b?c=d@e', mail: 'a@b.example' },
    ],
  ])('nothing of %s', async (_what, body) => {
    expect(await bare(body)).toEqual({ bare: body, paths: [] });
  });
});

it('finds the records with secrets by an index', async () => {
  const client = await platform.kit.pool.connect();
  await client.query('begin; set local enable_seqscan = off; alter table document drop constraint document_pkey');
  const select = leftOutOf({ project: 'default', part: { name: 'node', kind: 'collection', collection: 'node' } });
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${select}`);
  await client.query('rollback');
  client.release();
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('document_secrets');
});

it('keeps the secrets of a record that is otherwise the same, at any place', async () => {
  const body = {
    name: 'Plant',
    url: 'mqtt://u:hidden@broker',
    urls: ['a', 'http://u:hidden@b'],
    credentials: { user: 'u' },
    headers: [{ name: 'Authorization', value: 'Bearer hidden' }],
  };
  await putDocument(platform, { collection: 'data_source', id: 'd', body });
  const { rawPayload } = await exportProject(platform, { parts: ['data_source'] });
  const fields = { overwrite: 'true' };
  const plan = await sendImport(platform, rawPayload, { call: 'plan', fields });
  expect(plan.body).toMatchObject({ parts: [{ name: 'data_source', same: 1, changed: 0 }] });
  expect((await sendImport(platform, rawPayload, { fields })).status).toBe(200);
  const { rows } = await platform.kit.pool.query(`select body from document where collection = 'data_source'`);
  expect(rows).toEqual([{ body }]);
});
