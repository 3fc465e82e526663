import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openGate } from '../support/gate';
import { newDataDir, removeDataDir, startProduct } from '../support/product';
import { expect, logIn, test } from '../support/test';

test.use({ baseURL: '', expectedErrors: [/Failed to load resource/, /WebSocket/] });

const megabyte = 2 ** 20;
const panel = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

test('an upload goes on after the browser was closed, kill -9 and a restart, and on another replica', async ({
  page,
  browser,
  products,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-uploads-'));
  const path = join(folder, 'survey.csv');
  const content = Buffer.from(randomBytes(12 * megabyte).toString('hex'));
  writeFileSync(path, content);
  const dataDir = newDataDir();
  const environment = { DATABASE_URL: (await products.createDatabase()).url };
  const start = () => startProduct({ dataDir, environment });
  let product = await start();
  const gate = await openGate(product);
  try {
    await logIn(page, { to: `${gate.url}/app/media?folder=documents` });
    const half = gate.holdAfter(content.byteLength / 2);
    await page.locator('input[type=file][multiple]').first().setInputFiles(path);
    await half;
    await expect(panel(page)).toContainText(/MB of 24 MB/);
    const storageState = await page.context().storageState();
    await page.context().close();
    gate.lead(product);

    // The same browser, later.
    const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
    const later = await context.newPage();
    await later.goto(`${gate.url}/app/dashboard`);
    const unfinished = panel(later).getByRole('region', { name: 'Unfinished uploads' });
    await expect(unfinished).toContainText('survey.csv');
    await expect(unfinished).toContainText(/[1-9][\d.]* MB of 24 MB received/);
    const more = gate.holdAfter(3 * megabyte);
    await unfinished.locator('input').setInputFiles(path);
    await more;

    await product.kill();
    gate.lead(product);
    await expect(panel(later)).toContainText('The connection is lost. The upload goes on by itself.');
    product = await start();
    gate.lead(product);
    await gate.holdAfter(3 * megabyte);

    const other = await start();
    await product.kill();
    product = other;
    gate.lead(product);
    await expect(panel(later).getByRole('heading', { name: '1 upload complete' })).toBeVisible();
    const stored = await context.request.get(`${gate.url}/rest/core/media/documents/survey.csv`);
    expect(stored.status()).toBe(200);
    expect(sha256(await stored.body())).toBe(sha256(content));
    await context.close();
  } finally {
    await gate.close();
    await product.stop();
    removeDataDir(dataDir);
    rmSync(folder, { recursive: true, force: true });
  }
});
