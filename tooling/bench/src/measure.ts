import { chromium, type CDPSession, type Page } from '@playwright/test';
import { preview } from 'vite';

const sizes = [10, 100, 500, 1000];
const keystrokes = 30;

/** Prints, per form size, the main thread's time for mounting and for a keystroke (median), with real key events. */
async function measure(): Promise<void> {
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The preview server has no address.');
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_BIN,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    console.log('fields  mount ms  of it script  keystroke ms');
    for (const count of sizes) console.log(await measureOne(page, address, count));
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measureOne(page: Page, address: string, count: number): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${address}?n=${count}`);
  await page.waitForFunction((title) => document.title === title, `${count} fields`);
  const mountMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() =>
            resolve(performance.now() - (performance.getEntriesByName('mount-start')[0]?.startTime ?? 0)),
          ),
        );
      }),
  );
  const scriptMs = await page.evaluate(() => performance.getEntriesByName('mount')[0]?.duration ?? 0);
  const input = page.locator('[id="bench/big.section0.text0"]');
  await input.click();
  await page.waitForTimeout(500);
  const costs: number[] = [];
  let typed = '';
  for (let index = 0; index < keystrokes; index += 1) {
    const key = 'abcdefghij'.charAt(index % 10);
    const before = await mainThreadMs(session);
    await page.keyboard.press(key);
    await page.waitForTimeout(60);
    costs.push((await mainThreadMs(session)) - before);
    typed += key;
  }
  if ((await input.inputValue()) !== typed) throw new Error(`${count} fields: not every typed character arrived.`);
  await session.detach();
  return [count, mountMs.toFixed(0), scriptMs.toFixed(0), median(costs).toFixed(1)].join('\t');
}

async function mainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

await measure();
