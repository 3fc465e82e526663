import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { PlatformClient } from '../support/platform-client';
import { places, visit } from '../support/places';
import { expect, logIn, test } from '../support/test';

type Bundle = Record<string, Record<string, string>>;

test.beforeAll(async ({ product }) => {
  const client = await PlatformClient.login(product.url);
  await client.patch('core/setting', { tsdbRetentionPolicyShow: true });
});

const languages = [
  { code: 'zh-Hans', direction: 'ltr', messages: () => builtIn('zh-Hans') },
  { code: 'fr', direction: 'ltr', messages: () => pack('fr') },
  { code: 'ar', direction: 'rtl', messages: () => pack('ar') },
] as const;

for (const { code, direction, messages } of languages) {
  test.describe(code, () => {
    test.use({ language: code });

    test(`the whole console is in ${code}, with no message missing`, async ({ page, expectedErrors }) => {
      test.setTimeout(480_000);
      expect(expectedErrors).toEqual([]);
      const foreign = englishOnly(messages());
      await page.goto('/login');
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      expect(await leftovers(page, foreign), 'login').toEqual([]);
      await logIn(page);
      for (const place of places) {
        await visit(page, place);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${code}`));
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        expect(await leftovers(page, foreign), place.name).toEqual([]);
      }
    });
  });
}

/** Texts of the page that are still English, or are a message key. */
async function leftovers(page: Page, foreign: Set<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '');
    }
    return [document.title, ...found].map((text) => text.trim()).filter((text) => text !== '');
  });
  return texts.filter((text) => foreign.has(text));
}

/** English messages that the language translates, and message keys. Missing messages are in English. */
function englishOnly(messages: Bundle): Set<string> {
  const own = new Set(Object.values(messages).flatMap((each) => Object.values(each)));
  const english = Object.entries(builtIn('en'));
  const texts = english.flatMap(([namespace, each]) =>
    Object.entries(each).flatMap(([key, text]) =>
      messages[namespace]?.[key] === undefined || own.has(text) ? [] : [text],
    ),
  );
  const keys = english.flatMap(([, each]) => Object.keys(each)).filter((key) => key.includes('.'));
  return new Set([...texts, ...keys]);
}

function builtIn(code: string): Bundle {
  const single = ['packages/api', 'packages/engine', 'packages/widgets', 'apps/console', ...pluginFolders()].map(
    (folder) => [basename(folder), messagesBelow(join(folder, 'locales'), code)] as const,
  );
  return { ...Object.fromEntries(single), ...readJson<Bundle>(`packages/schemas/generated/locales/${code}.json`) };
}

/** The messages of a package or plug-in, of all its folders. */
function messagesBelow(locales: string, code: string): Record<string, string> {
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' }).filter(
    (file) => basename(file) === `${code}.json`,
  );
  return Object.assign({}, ...files.map((file) => readJson<Record<string, string>>(join(locales, file))));
}

function pluginFolders(): string[] {
  return readdirSync('plugins')
    .map((name) => join('plugins', name))
    .filter((folder) => existsSync(join(folder, 'locales')));
}

function pack(code: string): Bundle {
  const folder = 'apps/platform/seed/language-packs';
  const file = readdirSync(folder).find((name) => name.endsWith(`[${code}].json`));
  if (!file) throw new Error(`There is no shipped language pack for ${code}.`);
  return readJson<Bundle>(join(folder, file));
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}
