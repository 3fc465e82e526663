import { planOf } from '../check-claims';
import { messagesOfData, messagesOfIcons } from './data-messages';
import { type ExpectedMessages, messagesOfCollection, messagesOfForm, messagesOfGroup } from './expected-messages';
import type { Sources } from '../load-sources';
import { permissionKeys } from '../permission-keys';
import { isInCollections } from '../placement/check-collections';
import type { SourceFile } from '../source-file';

/** Languages that are complete in the code; all others are language packs. The others are compared with the first one. */
export const completeLanguages = ['en', 'zh-Hans'] as const;

/** What has messages of its own: a form, a group, the data files, or the icons. */
export interface MessageOwner {
  /** The file that requires the messages. */
  source: SourceFile;
  namespace: string;
  title: string;
  expected: ExpectedMessages;
}

/** All owners whose files are valid. */
export function messageOwners(sources: Sources): MessageOwner[] {
  const data = sources.data.find(({ name }) => name === 'permissions');
  const icons = sources.data.find(({ name }) => name === 'icons/menu');
  const contents = Object.fromEntries(sources.data.map(({ name, definition }) => [name, definition]));
  return [
    ...sources.groups.map(({ source, name, definition }) => ({
      source,
      namespace: `groups/${name}`,
      title: `the group ${name}`,
      expected: messagesOfGroup(definition),
    })),
    ...sources.forms.flatMap((form) => {
      const { plan } = planOf(form);
      const collection = sources.collections.find(({ name }) => name === form.name);
      const isCollection = isInCollections(sources.root, form.source);
      return plan
        ? [
            {
              source: form.source,
              namespace: `forms/${form.name}`,
              title: `the form ${form.name}`,
              expected: isCollection
                ? messagesOfCollection(plan, collection?.definition.actions ?? [])
                : messagesOfForm(plan),
            },
          ]
        : [];
    }),
    ...(data
      ? [
          {
            source: data.source,
            namespace: 'data',
            title: 'the data files',
            expected: messagesOfData(contents, permissionKeys(contents.permissions)),
          },
        ]
      : []),
    ...(icons
      ? [{ source: icons.source, namespace: 'data/icons', title: 'the icons', expected: messagesOfIcons(contents) }]
      : []),
  ];
}
