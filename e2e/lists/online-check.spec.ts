import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'online check' });

test('a device that goes offline shows in the open list, on the home page and on dashboards, and a rule sends a message', async ({
  page,
  product: { url },
  openConsole,
}) => {
  const admin = await PlatformClient.login(url);
  // As an operator starts it: it also runs twice a minute.
  const check = async () => {
    const { status, body } = await admin.post('core/operation/check', { id: 'devices' });
    expect([status, body]).toEqual([200, expect.anything()]);
  };
  const report = (at: Date) => ({ lastSeenAt: at.toISOString() });
  const anHourAgo = new Date(Date.now() - 3_600_000);
  const device = {
    name: '!Gauge',
    serialNumber: 'L-1',
    kind: 'tank',
    site: 'loading',
    status: 'running',
    firmware: '1.0',
  };
  const added = await admin.post('core/record/device', { ...device, reportInterval: 30, ...report(new Date()) });
  const id = String(added.body['InsertedID']);
  // The devices of the demo content report; the one that stops does so once its interval of five minutes is over.
  const noticeAlerts = [{ event: 'device', provider: 'email', to: 'ada@example.com' }];
  expect((await admin.patch('core/setting', { onlineCheck: true, noticeAlerts })).status).toBe(200);
  await check();

  await logIn(page, { to: `${url}/app/list/device?sort=name` });
  const row = page.getByRole('row').filter({ hasText: '!Gauge' });
  await expect(row).toBeVisible();
  const titles = await page.getByRole('columnheader').allInnerTexts();
  // The first column of values is a header of its row.
  const cell = row.getByRole('cell').nth(titles.findIndex((title) => title.trim() === 'Online') - 1);
  await expect(cell).toHaveText('Yes');
  const home = await openConsole();
  await logIn(home, { to: `${url}/app/dashboard` });
  const devices = home.getByRole('region', { name: 'Device status' });
  await expect(devices.getByRole('link', { name: /online$/ })).toBeVisible();
  const offline = async () =>
    Number(/\d+/.exec(await devices.getByRole('link', { name: /offline$/ }).innerText())?.[0]);
  const before = await offline();
  // Readings of the device, in a table whose model is that of its record.
  const reading = {
    table: 'machine',
    device: device.name,
    time: new Date().toISOString(),
    values: { operatingHours: 7 },
  };
  expect((await admin.post('core/timeseries', { records: [reading] })).status).toBe(200);
  const dashboard = await openConsole();
  await logIn(dashboard, { to: `${url}/app/dashboard` });
  await dashboard.getByRole('link', { name: 'Machines' }).click();
  const shown = dashboard.getByRole('row').filter({ hasText: device.name });
  await expect(shown).toContainText('Online');
  // Devices of the demo content, which have records of their names.
  await expect(dashboard.getByRole('row', { name: /Pump P-101.*Online/ })).toBeVisible();

  expect((await admin.patch(`core/record/device/${id}`, report(anHourAgo))).status).toBe(200);
  await check();
  await expect(cell).toHaveText('No');
  await expect(row).not.toContainText('Changed since the list was loaded');
  await expect.poll(offline).toBe(before + 1);
  await expect(shown).toContainText('Offline');
  // One message. No mail server is set up, so it has failed: the log shows that it was to be sent.
  const messages = async () => (await admin.get('core/notice/log')).body;
  await expect.poll(messages).toMatchObject([{ provider: 'email', to: 'a••••@example.com', status: 'failed' }]);

  expect((await admin.patch(`core/record/device/${id}`, report(new Date()))).status).toBe(200);
  await check();
  await expect(cell).toHaveText('Yes');
  await expect.poll(offline).toBe(before);
  await expect(shown).toContainText('Online');

  // Other changes are marked, as before.
  await admin.patch(`core/record/device/${id}`, { firmware: '1.1' });
  await expect(row).toContainText('Changed since the list was loaded');
});
