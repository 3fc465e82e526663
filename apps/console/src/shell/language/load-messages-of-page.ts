import type { MessageBundle } from '../i18n';

/** Messages of the forms of one group: `forms/<group>/<tab>`. The list grows with pages, so it is not in the entry. */
const pageMessages = import.meta.glob<MessageBundle>(
  '../../../../../packages/schemas/generated/locales/*/pages/*.json',
  {
    import: 'default',
  },
);

/** Messages of the forms of a group, in a language that is part of the code. */
export async function loadMessagesOfPage(code: string, group: string): Promise<MessageBundle> {
  const load = Object.entries(pageMessages).find(([path]) => path.endsWith(`/${code}/pages/${group}.json`))?.[1];
  return load ? load() : {};
}
