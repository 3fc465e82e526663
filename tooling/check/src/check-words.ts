import { dirname, join } from 'node:path';
import { planOf } from './check-claims';
import { checkAlike, checkExpected } from './compare-words';
import type { WordFile } from './plural-forms';
import { type ExpectedWords, wordsOfData, wordsOfForm, wordsOfGroup } from './expected-words';
import type { Fault } from './fault';
import type { DeclaredWords, Sources } from './load-sources';
import { permissionKeys } from './permission-keys';
import { faultAt, shownPath, type SourceFile } from './source-file';

/** Languages that are complete in the code; all others are language packs. The first one is the model of the others. */
export const completeLanguages = ['en', 'zh-Hans'] as const;

interface Owner {
  /** The file that asks for the words. */
  source: SourceFile;
  namespace: string;
  title: string;
  expected: ExpectedWords;
}

/** Every form, group and data file finds its words in every complete language, and no word is left over. */
export function checkWords(sources: Sources): Fault[] {
  const owners = ownersOf(sources);
  return [
    ...owners.flatMap((owner) => checkOwner(owner, sources)),
    ...sources.words.filter((file) => !isComplete(file.language)).map(foreignFile),
    ...sources.words.filter((file) => !sources.paths.has(ownerPath(sources.root, file.namespace))).map(lonelyFile),
  ];
}

function checkOwner({ source, namespace, title, expected }: Owner, { words, paths }: Sources): Fault[] {
  const pathOf = (language: string) => join(dirname(source.path), 'words', `${language}.json`);
  const absent = completeLanguages.filter((language) => !paths.has(pathOf(language)));
  const [model, ...others] = completeLanguages.flatMap((language) =>
    words.filter((file) => file.language === language && file.namespace === namespace).map(asWordFile),
  );
  const isOptional = (key: string) => expected.optional.includes(key);
  return [
    ...absent.map((language) =>
      faultAt(source, '', { wrong: `${pathOf(language)} is missing`, remedy: 'add the words of this language' }),
    ),
    ...(model ? [model, ...others] : []).flatMap((file) => checkExpected(file, expected, title)),
    ...(model ? others.flatMap((other) => checkAlike(model, other, isOptional)) : []),
  ];
}

function ownersOf(sources: Sources): Owner[] {
  const data = sources.data[0];
  const contents = Object.fromEntries(sources.data.map(({ name, definition }) => [name, definition]));
  return [
    ...sources.groups.map(({ source, name, definition }) => ({
      source,
      namespace: `groups/${name}`,
      title: `the group ${name}`,
      expected: wordsOfGroup(definition),
    })),
    ...sources.forms.flatMap((form) => {
      const { plan } = planOf(form);
      return plan
        ? [
            {
              source: form.source,
              namespace: `forms/${form.name}`,
              title: `the form ${form.name}`,
              expected: wordsOfForm(plan),
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
            expected: wordsOfData(contents, permissionKeys(contents.permissions)),
          },
        ]
      : []),
  ];
}

function foreignFile({ source, language }: DeclaredWords): Fault {
  const wrong = `words in "${language}" do not stand beside the schemas`;
  return faultAt(source, '', {
    wrong,
    remedy: `only ${completeLanguages.join(' and ')} do; put other languages into a language pack`,
  });
}

/** The file that the words of a namespace stand beside. */
function ownerPath(root: string, namespace: string): string {
  const [kind, ...name] = namespace.split('/');
  if (kind === 'data') return shownPath(join(root, 'data/permissions.json'));
  return shownPath(join(root, 'forms', ...name, kind === 'groups' ? 'group.json' : 'form.json'));
}

function lonelyFile({ source, namespace }: DeclaredWords): Fault {
  const wrong = `there is nothing called ${namespace} that these words belong to`;
  return faultAt(source, '', { wrong, remedy: 'add its form.json or group.json, or remove these words' });
}

function asWordFile({ source, language, definition }: DeclaredWords): WordFile {
  return { source, language, words: definition, at: '' };
}

function isComplete(language: string): boolean {
  return (completeLanguages as readonly string[]).includes(language);
}
