import type { Words } from '@signalbox/schemas';
import type { WordBundle } from '../i18n';

const packageWords = import.meta.glob<Words>(
  ['../../../../../packages/*/words/*.json', '../../../../../plugins/*/words/*.json'],
  {
    import: 'default',
  },
);
const consoleWords = import.meta.glob<Words>('../../../words/*.json', { import: 'default' });
/** Holds many namespaces: `groups/<group>`, `data`, and `forms/…` of dialogs. */
const schemaWords = import.meta.glob<WordBundle>('../../../../../packages/schemas/generated/words/*/common.json', {
  import: 'default',
});

/** `login`: what the login page says. `session`: everything but the forms of settings pages. */
export type WordScope = 'login' | 'session';

/** Words of a language that is part of the code. */
export async function loadWords(code: string, scope: WordScope): Promise<WordBundle> {
  const bundle: WordBundle = {};
  const single = async (namespace: string, load: () => Promise<Words>) => {
    bundle[namespace] = await load();
  };
  const many = async (load: () => Promise<WordBundle>) => {
    Object.assign(bundle, await load());
  };
  const ofLanguage = <Load>(files: Record<string, Load>) =>
    Object.entries(files).filter(([path]) => path.endsWith(`/${code}.json`));
  const own = ofLanguage(consoleWords).map(([, load]) => single('console', load));
  const others = () => [
    ...ofLanguage(packageWords).map(([path, load]) => single(namespaceOf(path), load)),
    ...Object.entries(schemaWords)
      .filter(([path]) => path.endsWith(`/${code}/common.json`))
      .map(([, load]) => many(load)),
  ];
  await Promise.all(scope === 'login' ? own : [...own, ...others()]);
  return bundle;
}

/** `…/packages/engine/words/en.json` → `engine`. */
function namespaceOf(path: string): string {
  return path.split('/').at(-3)!;
}

/** A language pack of the media library. Anything in it that is no text is left out. */
export async function fetchPack(url: string, signal: AbortSignal): Promise<WordBundle> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The language pack ${url} answered ${response.status}.`);
  const pack: unknown = await response.json();
  const bundle: WordBundle = {};
  for (const [namespace, words] of entriesOf(pack)) {
    bundle[namespace] = Object.fromEntries(
      entriesOf(words).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  }
  return bundle;
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
