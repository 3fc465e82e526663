import type { JsonObject } from '@signalbox/schemas';
import { installTestLicense } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
let token: string;
beforeAll(async () => {
  platform = await runPlatform();
  token = await platform.logIn();
});
afterAll(() => platform.close());

const customer = async () => {
  const { body } = await platform.send('GET', 'core/license/details', { token });
  return (body['license'] as { customer: string }).customer;
};

test('an export of a project contains no license, and an import leaves the installed one', async () => {
  await installTestLicense(platform.kit, { customer: 'Exported', feature: ['dashboard'] });
  const created = await platform.send('POST', 'core/dashboard', { token, body: { name: 'Harbour', widgets: [] } });
  const dashboard = `core/dashboard/${String(created.body['InsertedID'])}`;
  const { statusCode, rawPayload } = await platform.app.inject({
    url: `/rest/core/configDb/download?collections=${encodeURIComponent('["dashboard"]')}`,
    headers: { authorization: token },
  });
  expect(statusCode).toBe(200);
  await installTestLicense(platform.kit, { customer: 'Installed', feature: ['dashboard'] });
  expect((await platform.send('PATCH', dashboard, { token, body: { name: 'Quay' } })).status).toBe(200);

  const boundary = '----signalbox-test';
  const part = (name: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/rest/core/configDb/upload',
    payload: Buffer.concat([
      Buffer.from(`${part('overwrite')}true\r\n${part('file', '; filename="project.tar.gz"')}`),
      rawPayload,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: token },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect((await platform.send('GET', dashboard, { token })).body['name']).toBe('Harbour');
  expect(await customer()).toBe('Installed');
});

/** A restore ends all sessions. */
async function taskOf(task: string): Promise<JsonObject> {
  const { status, body } = await platform.send('GET', `core/taskmanager/${task}`, { token });
  if (status === 401) token = await platform.logIn();
  return body;
}

async function run(resource: string, query: object): Promise<string> {
  const asked = encodeURIComponent(JSON.stringify({ name: 'All', ...query }));
  const { status, body } = await platform.send('GET', `${resource}?query=${asked}`, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  await expect.poll(() => taskOf(String(body['id'])), { timeout: 60_000 }).toMatchObject({ status: 'finish' });
  return String(body['id']);
}

test('a restore of the database leaves the installed license', async () => {
  const content = { item: { mongodb: true }, moduleRules: { document: 0, settings: 0 } };
  await installTestLicense(platform.kit, { customer: 'In the backup', feature: ['dashboard', 'backup'] });
  const id = await run('core/dbBackup/export', content);
  await installTestLicense(platform.kit, { customer: 'Installed', feature: ['dashboard', 'backup'] });
  const { body } = await platform.send('POST', 'core/dashboard', { token, body: { name: 'Later', widgets: [] } });
  await platform.send('PATCH', 'core/setting', { token, body: { copyright: 'later' } });
  await run('core/dbBackup/import', { id, confirmation: 'All', ...content, moduleRules: { document: 2, settings: 2 } });
  // The restore took place.
  await taskOf('none');
  expect((await platform.send('GET', `core/dashboard/${String(body['InsertedID'])}`, { token })).status).toBe(400);
  expect(await customer()).toBe('Installed');
});
