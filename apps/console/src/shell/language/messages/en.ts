import type { Messages } from '@signalbox/schemas';
import type { MessageBundle } from '../../i18n';

/**
 * The messages of packages and plug-ins, by path. Without those of errors, which the platform sends in this language.
 */
export const packageMessages = import.meta.glob<Messages>(
  [
    '../../../../../../packages/*/locales/en.json',
    '!../../../../../../packages/api/locales/*.json',
    '../../../../../../plugins/*/locales/en.json',
  ],
  { import: 'default', eager: true },
);

/** Contains many namespaces: `data`, and `groups/<group>`. */
export const schemaMessages = import.meta.glob<MessageBundle>(
  '../../../../../../packages/schemas/generated/locales/en/common.json',
  { import: 'default', eager: true },
);

/** Messages of the forms of one group, loaded with its page. */
export const formMessages = import.meta.glob<MessageBundle>(
  '../../../../../../packages/schemas/generated/locales/en/pages/*.json',
  { import: 'default' },
);

/** Messages that only the pages of one plug-in show, loaded with them. */
export const pluginMessages = import.meta.glob<Messages>(
  '../../../../../../{plugins,packages}/*/locales/page/en.json',
  { import: 'default' },
);
