import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = Record<string, string>;

const root = join(import.meta.dirname, '../..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown;

/** The messages of the pages of a plug-in or a package in a language: of its own files, or of a shipped language pack. */
export function pluginTexts(plugin: string, language: string): (key: string) => string {
  const texts = ownTexts(plugin, language) ?? packTexts(plugin, language);
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`${plugin} has no message ${key} in ${language}`);
    return text;
  };
}

function ownTexts(plugin: string, language: string): Texts | undefined {
  const files = ['plugins', 'packages']
    .flatMap((rooms) => ['', 'page/'].map((folder) => `${rooms}/${plugin}/locales/${folder}${language}.json`))
    .filter((path) => existsSync(join(root, path)));
  return files.length === 0 ? undefined : Object.assign({}, ...files.map(read));
}

function packTexts(plugin: string, language: string): Texts {
  const folder = 'apps/platform/seed/language-packs';
  const name = readdirSync(join(root, folder)).find((each) => each.endsWith(`[${language}].json`));
  if (name === undefined) throw new Error(`No language pack for ${language}`);
  return (read(`${folder}/${name}`) as Record<string, Texts>)[plugin] ?? {};
}
