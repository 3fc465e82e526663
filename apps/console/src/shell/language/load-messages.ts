import type { Messages } from '@signalbox/schemas';
import { entriesOf } from '@signalbox/schemas/json';
import type { MessageBundle } from '../i18n';
import { withMovedMessages } from './moved-messages';

/** Without those of errors, which the platform sends in these languages. */
const packageMessages = import.meta.glob<Messages>(
  [
    '../../../../../packages/*/locales/*.json',
    '!../../../../../packages/api/locales/*.json',
    '../../../../../plugins/*/locales/*.json',
  ],
  {
    import: 'default',
  },
);
const consoleMessages = import.meta.glob<Messages>('../../../locales/*.json', { import: 'default' });
/** Contains many namespaces: `data`, and `groups/<group>`. */
const schemaMessages = import.meta.glob<MessageBundle>(
  '../../../../../packages/schemas/generated/locales/*/common.json',
  {
    import: 'default',
  },
);

/** `login`: messages of the login page. `session`: all but those of forms, and those that only a plug-in's own pages show. */
export type MessageScope = 'login' | 'session';

/** Messages of a language that is part of the code. */
export async function loadMessages(code: string, scope: MessageScope): Promise<MessageBundle> {
  const bundle: MessageBundle = {};
  const single = async (namespace: string, load: () => Promise<Messages>) => {
    bundle[namespace] = await load();
  };
  const many = async (load: () => Promise<MessageBundle>) => {
    Object.assign(bundle, await load());
  };
  const ofLanguage = <Load>(files: Record<string, Load>) =>
    Object.entries(files).filter(([path]) => path.endsWith(`/${code}.json`));
  const own = ofLanguage(consoleMessages).map(([, load]) => single('console', load));
  const others = () => [
    ...ofLanguage(packageMessages).map(([path, load]) => single(namespaceOf(path), load)),
    ...Object.entries(schemaMessages)
      .filter(([path]) => path.endsWith(`/${code}/common.json`))
      .map(([, load]) => many(load)),
  ];
  await Promise.all(scope === 'login' ? own : [...own, ...others()]);
  return bundle;
}

/** `…/packages/engine/locales/en.json` → `engine`. */
function namespaceOf(path: string): string {
  return path.split('/').at(-3)!;
}

/** A language pack of the media library. Values that are not texts are left out. */
export async function fetchPack(url: string, signal: AbortSignal): Promise<MessageBundle> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The language pack ${url} answered ${response.status}.`);
  const pack: unknown = await response.json();
  const bundle: MessageBundle = {};
  for (const [namespace, messages] of entriesOf(pack)) {
    bundle[namespace] = Object.fromEntries(
      entriesOf(messages).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  }
  return withMovedMessages(bundle);
}
