import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '@signalbox/browser';
import { type Program, startProgram } from '../program';
import { logIn, type Session } from '../session';

const repository = join(import.meta.dirname, '../../..');

export interface Shown {
  name: string;
  /** Milliseconds of the clock, of each run. */
  measured: number[];
}

/**
 * Milliseconds from the moment at which a file is saved until the open page of the form shows the change, in author mode
 * on the schemas of `root`, in Chromium. A draft is typed in the page meanwhile.
 */
export async function measureShow(root: string, runs: number): Promise<Shown[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'signalbox-show-bench-'));
  const undo: (() => Promise<void>)[] = [async () => rmSync(dataDir, { recursive: true, force: true })];
  try {
    const author = await startAuthor(root, dataDir);
    undo.push(author.stop);
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
    undo.push(() => browser.close());
    const page = await openTab(browser, await logIn(author.url));
    return await changesIn(page, join(root, 'forms/settings/base'), runs);
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

/** Each kind of change, made again and again with another text or limit. */
async function changesIn(page: Page, form: string, runs: number): Promise<Shown[]> {
  const english = join(form, 'locales/en.json');
  const schema = join(form, 'form.json');
  const [messages, definition] = [readFileSync(english, 'utf8'), readFileSync(schema, 'utf8')];
  const draft = page.locator('.sb-field[data-pointer="/copyright"]').locator('input, textarea');
  await draft.fill('A draft of forty characters, kept always');
  const rows: [string, (run: number) => Promise<number>][] = [
    [
      'a message',
      (run) => {
        const title = `Legal line ${run}`;
        const text = messages.replace(/"copyright.title": "[^"]*"/, `"copyright.title": "${title}"`);
        return timeUntilShown(page, { file: english, text, shown: title });
      },
    ],
    [
      'a limit, whose error appears at the draft',
      (run) => {
        const limit = 10 + run;
        const text = definition.replace('"maxLength": 500', `"maxLength": ${limit}`);
        return timeUntilShown(page, { file: schema, text, shown: `${limit} characters` });
      },
    ],
    [
      'a mistake, named over the page',
      (run) => {
        const text = definition.replace('"maxLength": 500', `"maxLenght${run}": 500`);
        return timeUntilShown(page, { file: schema, text, shown: `maxLenght${run}` });
      },
    ],
  ];
  const results: Shown[] = [];
  for (const [name, change] of rows) {
    const measured: number[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await change(run));
    results.push({ name, measured });
  }
  if ((await draft.inputValue()) !== 'A draft of forty characters, kept always') throw new Error('The draft was lost');
  return results;
}

interface Change {
  file: string;
  text: string;
  /** What the page then shows, and did not before. */
  shown: string;
}

/** Saves by a rename, as editors do. The page says by the clock of the machine when it has drawn the text. */
async function timeUntilShown(page: Page, { file, text, shown }: Change): Promise<number> {
  const drawn = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const isThere = () => document.body.textContent.includes(wanted);
        const observer = new MutationObserver(() => {
          if (!isThere()) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
    shown,
  );
  // The observer is there.
  await page.evaluate(() => document.readyState);
  writeFileSync(`${file}.part`, text);
  const savedAt = Date.now();
  renameSync(`${file}.part`, file);
  return (await drawn) - savedAt;
}

async function openTab(browser: Browser, { url, token }: Session): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  // tsx wraps named functions in a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript((given) => {
    localStorage.setItem('signalbox.token.default', JSON.stringify(given));
    localStorage.setItem('signalbox.language', '"en"');
  }, token);
  await page.goto(`${url}/app/system/list/settings?tab=base`);
  await page.locator('.sb-field[data-pointer="/copyright"]').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** `npm run author` on a built product and a folder of schemas. */
function startAuthor(root: string, dataDir: string): Promise<Program> {
  const program = join(repository, 'apps/platform/dist/author.js');
  const command = [join(repository, 'scripts/bootstrap.mjs'), 'author', '--root', root, '--program', program];
  return startProgram({ ...process.env, PORT: '0', DATA_DIR: dataDir }, command);
}
