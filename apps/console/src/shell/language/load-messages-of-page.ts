import type { Messages } from '@signalbox/schemas';
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

const pluginMessages = import.meta.glob<Messages>('../../../../../plugins/*/locales/page/*.json', {
  import: 'default',
});

/** Messages that only the pages of a plug-in show, in a language that is part of the code. */
export async function loadMessagesOfPlugin(code: string, id: string): Promise<MessageBundle> {
  const load = Object.entries(pluginMessages).find(([path]) =>
    path.endsWith(`/plugins/${id}/locales/page/${code}.json`),
  )?.[1];
  return load ? { [id]: await load() } : {};
}
