import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

let platform: RunningPlatform;
let admin: string;
/** The session of a user of the projects `mill` and `harbour`. */
let ada: string;
beforeAll(async () => {
  platform = await runPlatform();
  admin = await platform.logIn();
  await platform.addUser({ username: 'ada', projects: ['mill', 'harbour'], permissions: everything });
  ada = await platform.logIn('ada', 'a fine password');
});
afterAll(() => platform.close());

const everything = [
  'setting.view',
  'setting.edit',
  'media.view',
  'media.add',
  'backup.view',
  'backup.download',
  'backup.add',
  'user.view',
  'user.add',
  'user.edit',
  'role.add',
  'dbBackup.view',
  'dbBackup.download',
  'tsdbBackup.view',
];
const of = (project: string) => ({ 'x-request-project': project });
const read = (token: string, resource: string, project: string) =>
  platform.send('GET', resource, { token, headers: of(project) });
const rejected = (project: string) => ({
  status: 401,
  body: { code: 100_040_008, message: 'Your account may not enter this project', detail: project },
});

test.each([
  ['GET', 'core/setting'],
  ['GET', 'core/setting/login/part'],
  ['GET', 'core/setting/invalid'],
  ['PATCH', 'core/setting'],
  ['GET', 'core/dashboard'],
  ['GET', 'core/license'],
  ['GET', 'core/backup'],
  ['GET', 'core/configDb/collectionNames'],
  ['GET', 'core/mediaLibrary'],
  ['GET', 'core/taskmanager'],
  ['GET', 'core/user'],
] as const)('rejects %s %s in a project that the user may not enter', async (verb, resource) => {
  const body = verb === 'PATCH' ? { copyright: 'by ada' } : undefined;
  for (const project of ['default', 'quarry']) {
    const answer = await platform.send(verb, resource, { token: ada, body, headers: of(project) });
    expect(answer).toMatchObject(rejected(project));
    expect(Object.keys(answer.body).toSorted()).toEqual(['code', 'detail', 'field', 'message']);
  }
});

test('one session serves every project of its user, and ends in all of them', async () => {
  const token = await platform.logIn('ada', 'a fine password');
  for (const project of ['mill', 'harbour']) expect((await read(token, 'core/setting', project)).status).toBe(200);
  await platform.send('GET', 'core/auth/logout', { token, headers: of('mill') });
  for (const project of ['mill', 'harbour', 'quarry'])
    expect(await read(token, 'core/setting', project)).toMatchObject({ status: 401, body: { code: 100_040_001 } });
});

test('answers the user’s own account in any project, so that the console can say which they are', async () => {
  for (const project of ['mill', 'quarry', 'default'])
    expect(await read(ada, 'core/auth/user', project)).toMatchObject({
      status: 200,
      body: { username: 'ada', projects: ['mill', 'harbour'] },
    });
});

test('users cannot change their own list', async () => {
  const body = { projects: ['quarry'] };
  const { status } = await platform.send('PUT', 'core/auth/user', { token: ada, body, headers: of('mill') });
  expect(status).toBe(400);
  expect((await read(ada, 'core/setting', 'quarry')).status).toBe(401);
});

test('a user without a list, and a super user with one, enter every project', async () => {
  await platform.addUser({ username: 'bob', permissions: ['setting.view'] });
  await platform.addUser({ username: 'root', projects: ['mill'], isSuper: true });
  for (const name of ['bob', 'root']) {
    const token = await platform.logIn(name, 'a fine password');
    for (const project of ['default', 'mill', 'quarry'])
      expect((await read(token, 'core/setting', project)).status).toBe(200);
  }
});

test.each([[[]], ['mill'], [null], [{ 0: 'mill' }]])('a list that is %j enters no project', async (projects) => {
  const username = `odd-${JSON.stringify(projects).replaceAll(/\W/g, '')}`;
  await platform.addUser({ username, projects, permissions: everything });
  const token = await platform.logIn(username, 'a fine password');
  expect(await read(token, 'core/setting', 'mill')).toMatchObject(rejected('mill'));
});

test('a user with a list has no permission that reaches beyond the projects', async () => {
  for (const [resource, permission] of [
    ['core/dbBackup', 'dbBackup.view'],
    ['core/tsdbBackup', 'tsdbBackup.view'],
    ['core/user', 'user.view'],
  ] as const)
    expect(await read(ada, resource, 'mill')).toMatchObject({ status: 401, body: { detail: permission } });
  const body = { username: 'helper', password: 'Another door 9' };
  const created = await platform.send('POST', 'core/user', { token: ada, body, headers: of('mill') });
  expect(created).toMatchObject({ status: 401, body: { detail: 'user.add' } });
});

test('a download by the query of known clients needs the project too', async () => {
  const bare = ada.replace('Bearer ', '');
  for (const [project, code] of [
    ['quarry', 100_040_008],
    ['mill', 100_030_002],
  ] as const) {
    const url = `core/backup/download/0123456789abcdef01234567?token=${bare}&x-request-project=${project}`;
    expect((await platform.send('GET', url)).body['code']).toBe(code);
  }
});

test('opens media files of the user’s projects only, also when the browser names a page of another project', async () => {
  const login = { username: 'ada', password: 'a fine password' };
  const { cookies } = await platform.send('POST', 'core/auth/login', { body: login });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const file = (project: string, headers: Record<string, string> = {}) =>
    platform.send('GET', `core/media/_p_${project}/img/none.png`, { headers: { cookie, ...headers } });
  expect(await file('mill', { referer: 'http://localhost/_p_mill/app/settings' })).toMatchObject({
    status: 400,
    body: { code: 100_030_002 },
  });
  const asked: Record<string, string>[] = [{}, of('quarry'), { referer: 'http://localhost/_p_quarry/app/settings' }];
  for (const headers of asked) expect(await file('quarry', headers)).toMatchObject(rejected('quarry'));
});

test('a change of the list holds for the next request of a running session', async () => {
  const id = await platform.addUser({ username: 'eve', permissions: ['setting.view'], projects: ['mill'] });
  const token = await platform.logIn('eve', 'a fine password');
  expect((await read(token, 'core/setting', 'mill')).status).toBe(200);
  const change = { token: admin, body: { projects: ['harbour'] } };
  expect((await platform.send('PATCH', `core/user/${id}`, change)).status).toBe(200);
  expect(await read(token, 'core/setting', 'mill')).toMatchObject(rejected('mill'));
  expect((await read(token, 'core/setting', 'harbour')).status).toBe(200);
});
