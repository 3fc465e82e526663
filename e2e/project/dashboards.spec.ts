import type { JsonObject } from '@signalbox/schemas';
import { seriousErrors } from '../support/accessibility';
import { createDashboard } from '../support/dashboards';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'dashboards', expectedErrors: [/400|401/] });

const markup = '<img src=x onerror=alert(1)>';
const widgets: JsonObject[] = [
  { type: 'text', content: { en: 'Basin 4', zh_Hans: '4 号池' }, at: { x: 0, y: 0, width: 24, height: 1 } },
  { type: 'chart', title: 'Basin pumps', source: { table: 'basin' }, at: { x: 0, y: 1, width: 12, height: 4 } },
  { type: 'text', title: 'Note', content: markup, at: { x: 12, y: 1, width: 12, height: 4 } },
];

let admin: PlatformClient;
let dashboard: string;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
  dashboard = await createDashboard(admin, { name: 'A water board', remark: 'All basins', widgets });
  await report(41);
});

/** A reading of the pump that the dashboard shows. */
async function report(flow: number) {
  const time = new Date().toISOString();
  await admin.post('core/timeseries', { records: [{ table: 'basin', device: 'pump-1', time, values: { flow } }] });
}

test('opens from the home page and shows the current values', async ({ page, product }) => {
  await page.clock.install();
  await logIn(page, { to: `${product.url}/app/dashboard` });
  await page.getByRole('link', { name: 'A water board' }).click();
  await expect(page).toHaveURL(`${product.url}/app/dashboard/${dashboard}`);
  await expect(page.getByRole('heading', { level: 1, name: 'A water board' })).toBeVisible();
  await expect(page).toHaveTitle(/^A water board/);
  await expect(page.getByText('All basins')).toBeVisible();
  await expect(page.getByText('Basin 4')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Note' })).toContainText(markup);
  const row = page.getByRole('table', { name: 'Basin pumps' }).getByRole('row', { name: /pump-1/ });
  await expect(row).toContainText('41');

  await report(42.5);
  await page.clock.runFor(31_000);
  await expect(row).toContainText('42.5');
});

test('places its cards side by side, and under each other on a phone', async ({ page, product }) => {
  await logIn(page, { to: `${product.url}/app/dashboard/${dashboard}` });
  const boxes = async () => {
    const [chart, note] = ['Basin pumps', 'Note'].map((name) => page.getByRole('region', { name }));
    await expect(chart!.getByRole('table')).toBeVisible();
    return { chart: (await chart!.boundingBox())!, note: (await note!.boundingBox())! };
  };
  // The page may move between the two measurements.
  const isBeside = async () => {
    const { chart, note } = await boxes();
    return note.y === chart.y && note.x > chart.x + chart.width;
  };
  await expect.poll(isBeside).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  const isBelow = async () => {
    const { chart, note } = await boxes();
    return note.y > chart.y + chart.height && note.x === chart.x;
  };
  await expect.poll(isBelow).toBe(true);
});

test('shows that a dashboard is deleted, or does not exist, and does not list it on the home page', async ({
  page,
  product,
}) => {
  const deleted = await createDashboard(admin, { name: 'A board of the past', isDelete: true });
  await logIn(page, { to: `${product.url}/app/dashboard/${deleted}` });
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard deleted' })).toBeVisible();
  await page.goto('/app/dashboard/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard not found' })).toBeVisible();
  await page
    .getByRole('link', { name: /home|overview/i })
    .last()
    .click();
  await expect(page).toHaveURL(`${product.url}/app/dashboard`);
  await expect(page.getByRole('link', { name: 'A water board' })).toBeVisible();
  await expect(page.getByText('A board of the past')).toHaveCount(0);
});

test('is closed to users without the permission, in the server too', async ({ page, product }) => {
  await createUser(admin, { username: 'visitor' });
  await logIn(page, { username: 'visitor', password: userPassword, to: `${product.url}/app/dashboard/${dashboard}` });
  await expect(page.getByText(/dashboard\.view/)).toBeVisible();
  await expect(page.getByText('Basin 4')).toHaveCount(0);
  const visitor = await PlatformClient.login(product.url, 'visitor', userPassword);
  expect((await visitor.get(`core/dashboard/${dashboard}`)).status).toBe(401);
});

for (const { colorScheme, language, width } of [
  { colorScheme: 'light', language: 'zh-Hans', width: 1440 },
  { colorScheme: 'dark', language: 'ar', width: 390 },
  { colorScheme: 'light', language: 'fr', width: 390 },
] as const) {
  test.describe(`${colorScheme}, ${language}, ${width} px`, () => {
    test.use({ colorScheme, language, viewport: { width, height: 844 } });

    test('axe finds no serious error', async ({ page, product }) => {
      await logIn(page, { to: `${product.url}/app/dashboard/${dashboard}` });
      await expect(page.getByRole('table', { name: 'Basin pumps' })).toBeVisible();
      expect(await seriousErrors(page)).toEqual([]);
      const isSideways = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1,
      );
      expect(isSideways).toBe(false);
    });
  });
}
