import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { plugins } from '../../plugins';

const withPageMessages = plugins.map(({ id }) => id).filter((id) => existsSync(`plugins/${id}/locales/page`));

test.each(withPageMessages)('%s shows the messages of its pages only on its pages', (id) => {
  const ofPages = new Set(Object.keys(read(`plugins/${id}/locales/page/en.json`)).map(withoutPlural));
  const shown = [...filesOfEveryPage(id)].flatMap((file) =>
    keysIn(readFileSync(file, 'utf8')).map((key) => ({ file, key })),
  );
  const early = shown.filter(({ key }) =>
    key.endsWith('.') ? [...ofPages].some((each) => each.startsWith(key)) : ofPages.has(key),
  );
  expect(early).toEqual([]);
});

test('finds the keys of messages in code', () => {
  const code =
    "t('saved'); t(isNew ? 'a.new' : 'a.old'); const key = 'step.one'; t(`step.${name}`); title: 'backup::done.all'";
  expect(keysIn(code)).toEqual(['saved', 'a.new', 'a.old', 'step.one', 'step.', 'done.all']);
});

test('a plug-in has the titles of its pages and of its jobs among the messages of every page', () => {
  const keys = plugins.flatMap(({ id, routers, firstSteps = [], jobKinds = [] }) =>
    [...[...routers, ...firstSteps].map(({ title }) => title), ...jobKinds.flatMap(({ title, done }) => [title, done])]
      .filter((key) => key.startsWith(`${id}::`))
      .map((key) => ({ id, key: key.slice(`${id}::`.length) })),
  );
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter(({ id, key }) => !(key in read(`plugins/${id}/locales/en.json`)))).toEqual([]);
});

/**
 * Code of a plug-in that the console may run on a page of another, before the messages of its pages are loaded: all that its
 * index reaches, but for its pages, and for its widgets and what it draws on every page or in a settings tab, which wait for the
 * messages.
 */
function filesOfEveryPage(id: string): Set<string> {
  const index = `plugins/${id}/console/index.ts`;
  const seen = new Set<string>();
  const visit = (file: string, code: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, path = ''] of code.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const next = ['.ts', '.tsx'].map((end) => join(dirname(file), path + end)).find((each) => existsSync(each));
      if (next) visit(next, readFileSync(next, 'utf8'));
    }
  };
  const code = readFileSync(index, 'utf8');
  const pages = /\n {2}routers: \[(?:[\s\S]*?\n {2})?\],/;
  expect(code).toMatch(pages);
  visit(
    index,
    code
      .replace(pages, '')
      // Each step is a page.
      .replace(/\n {2}firstSteps: \[(?:[\s\S]*?\n {2})?\],/, '')
      .replace(/\n {2}everyPage: \{[\s\S]*?\n {2}\},/, withoutLoad)
      .replace(/\n {2}widgets: [^\n]*/, '')
      .replace(/\n {2}panelActions: \{[\s\S]*?\n {2}\},/, ''),
  );
  return seen;
}

function withoutLoad(part: string): string {
  const load = /\n {4}load: [^\n]*/;
  expect(part).toMatch(load);
  return part.replace(load, '');
}

/** Keys with a dot, keys with a namespace, keys in a call of `t`, and the beginning of keys that are put together. */
function keysIn(code: string): string[] {
  const texts = code.matchAll(/(\bt\(\s*)?(?:'((?:[\w-]+::)?[\w.]+)'|`((?:[\w-]+::)?[\w.]+\.)\$\{)/g);
  return [...texts].flatMap(([, call, text = '', beginning]) => {
    const key = (beginning ?? text).replace(/^[\w-]+::/, '');
    return beginning || call || text.includes('::') || text.includes('.') ? [key] : [];
  });
}

function withoutPlural(key: string): string {
  return key.replace(/_(?:one|other)$/, '');
}

function read(path: string): Record<string, string> {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
}
