import type { TestDatabase } from '../support/database';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { removeDataDir, startProduct, type Product } from '../support/product';
import { input, openTab, save } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

test.describe.configure({ mode: 'serial' });
// Both products of this file are its own.
test.use({ baseURL: '', expectedErrors: [/status of 40[01]/] });

let database: TestDatabase;
let north: Product;
let south: Product;
let admin: PlatformClient;
test.beforeAll(async ({ products }) => {
  database = await products.createDatabase();
  // Both start at once on an empty database, and must share the work of the first start.
  const environment = { DATABASE_URL: database.url };
  [north, south] = await Promise.all([startProduct({ environment }), startProduct({ environment })]);
  admin = await PlatformClient.login(north.url);
});
test.afterAll(async () => {
  for (const product of [north, south]) {
    await product?.stop();
    if (product) removeDataDir(product.dataDir);
  }
});

test('two programs that start at once on an empty database set it up once', async () => {
  expect(
    await database.value(
      `select count(*)::int from document where collection = 'user' and body ->> 'username' = 'admin'`,
    ),
  ).toBe(1);
  const names = (await database.value('select array_agg(name order by name) from signalbox_migration')) as string[];
  expect(new Set(names).size).toBe(names.length);
  const printed = [north, south].filter((product) => product.output().includes('First login: admin'));
  expect(printed).toHaveLength(1);
  for (const { output } of [north, south]) expect(output()).not.toMatch(/error/i);
});

test('a session of one is valid on the other, and its end applies to both', async () => {
  const here = await PlatformClient.login(north.url);
  const there = new PlatformClient(south.url, here.token);
  expect((await there.get('core/auth/user')).body).toMatchObject({ username: 'admin' });
  await here.get('core/auth/logout');
  expect((await there.get('core/auth/user')).body).toMatchObject({ detail: 'loggedOut' });
});

test('a save on one shows at once in a console that is open on the other', async ({ page, openConsole }) => {
  await logIn(page, { origin: north.url });
  const far = await openConsole();
  await logIn(far, { origin: south.url });
  await openTab(far, 'settings/base', south.url);
  await openTab(page, 'settings/base', north.url);
  await input(page, '/name').fill('Two Harbours');
  await input(page, '/copyright').fill('Copyright of both');
  await save(page);
  await expect(far.getByRole('banner')).toContainText('Two Harbours');
  await expect(far.getByRole('contentinfo')).toHaveText('Copyright of both');
  await expect(input(far, '/copyright')).toHaveValue('Copyright of both');
});

test('of two saves of one field on two programs, the later one is a conflict', async () => {
  const there = new PlatformClient(south.url, admin.token);
  const revision = (await admin.get('core/setting')).headers.get('etag') ?? '';
  const answers = await Promise.all([
    admin.patch('core/setting', { copyright: 'from the north' }, { 'if-match': revision }),
    there.patch('core/setting', { copyright: 'from the south' }, { 'if-match': revision }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({ pointers: ['/copyright'] });
});

test('a login limit counts over both: the console on one is notified of the login on the other', async ({
  page,
  openConsole,
}) => {
  await createUser(admin, { username: 'ada' });
  await admin.patch('core/setting', { loginLimit: { type: 'limit', count: 1 } });
  const ada = { username: 'ada', password: userPassword };
  await logIn(page, { ...ada, to: `${north.url}/app/dashboard` });
  const far = await openConsole();
  await logIn(far, { ...ada, to: `${south.url}/app/dashboard` });
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('This account has logged in elsewhere')).toBeVisible();
  await far.reload();
  await expect(far.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('wrong passwords count over both', async () => {
  await createUser(admin, { username: 'ben' });
  await admin.patch('core/setting', {
    notShowCode: true,
    errorLogin: { count: 2, duration: { count: 1, unit: 'h', time: 3600 } },
  });
  const attempt = (product: Product, password: string) =>
    new PlatformClient(product.url).post('core/auth/login', { username: 'ben', password });
  expect((await attempt(north, 'wrong')).body).toMatchObject({ detail: '' });
  expect((await attempt(south, 'wrong')).body).toMatchObject({ detail: '3600' });
  expect((await attempt(north, userPassword)).status).not.toBe(200);
});

test('when one stops, the other continues', async ({ page }) => {
  await logIn(page, { origin: south.url });
  expect(await north.stop()).toBe(0);
  await openTab(page, 'settings/base', south.url);
  await input(page, '/copyright').fill('One is enough');
  await save(page);
});
