import type { MessageFile, Sources } from '@signalbox/schema-check';

/** The English messages of forms, groups and data. A language pack translates them beside those of packages. */
export function modelsOf({ messages }: Sources): [string, MessageFile][] {
  return messages
    .filter(({ language }) => language === 'en')
    .map(({ source, namespace, definition }) => [namespace, { source, language: 'en', messages: definition, at: '' }]);
}
