import type { WordBundle } from '../i18n';

/** Of the forms of one settings page: `forms/<group>/<tab>`. The list grows with pages, so it does not come with the entry. */
const pageWords = import.meta.glob<WordBundle>('../../../../../packages/schemas/generated/words/*/pages/*.json', {
  import: 'default',
});

/** Words of the forms of a settings page, in a language that is part of the code. */
export async function loadWordsOfPage(code: string, group: string): Promise<WordBundle> {
  const load = Object.entries(pageWords).find(([path]) => path.endsWith(`/${code}/pages/${group}.json`))?.[1];
  return load ? load() : {};
}
