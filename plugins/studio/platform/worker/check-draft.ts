import { join } from 'node:path';
import type { FormPlan } from '@signalbox/engine/core';
import {
  checkTranslation,
  createSourceCache,
  errorsOfMessages,
  loadSources,
  messagesOfForm,
  planOf,
  sortedErrorsOfForms,
  tidyErrors,
  type ValidationError,
} from '@signalbox/schema-check';
import { memoryFiles } from '@signalbox/schema-check/files';
import {
  type DraftError,
  furtherLanguages,
  requiredLanguages,
  type TabDraft,
  translationPath,
} from '../../shared/draft';
import { pluginsRoot, readShippedSources, schemasRoot } from '../shipped-sources';
import type { CheckResult, CheckTask } from './messages';

const cache = createSourceCache();

/** Checks a tab among those of the product and the published ones, as `npm run check:schemas` does. */
export function checkDraft({ draft, published, flawed = [] }: CheckTask): CheckResult {
  const folder = folderOf(draft);
  const written = [...[...published, draft].flatMap(filesOf), ...translationsOf(draft)];
  const files = memoryFiles(new Map([...readShippedSources(), ...written]));
  const sources = loadSources({
    root: schemasRoot,
    plugins: pluginsRoot,
    files,
    cache,
  });
  const { ofUse, ofAuthors } = sortedErrorsOfForms(sources);
  // Errors of messages do not prevent it: they may be no JSON yet.
  const canCompile = ofUse.every(({ file }) => file.startsWith(join(folder, 'locales')));
  const declared = canCompile ? sources.forms.find(({ name }) => name === draft.id) : undefined;
  const plan = declared && planOf(declared).plan;
  const form = declared?.resolved;
  const ofTranslations = furtherLanguages(draft).flatMap((language) =>
    checkTranslation(sources, {
      path: join(schemasRoot, translationPath(language)),
      files,
      language,
      namespace: `forms/${draft.id}`,
    }),
  );
  const isKnown = ({ file }: ValidationError) => flawed.some((id) => file.startsWith(`${folderOf({ id })}/`));
  const corrections = [...ofAuthors, ...errorsOfMessages(sources, [...ofUse, ...ofAuthors]), ...ofTranslations].filter(
    (error) => !isKnown(error),
  );
  const shown = (errors: ValidationError[]) => tidyErrors(errors).map((error) => inFolder(error, folder));
  return {
    errors: shown([...ofUse, ...corrections]),
    preventing: shown(ofUse),
    ...(form && { form }),
    ...(plan && keysOf(plan)),
  };
}

function keysOf(plan: FormPlan): Required<Pick<CheckResult, 'messageKeys' | 'requiredKeys'>> {
  const { required, optional } = messagesOfForm(plan);
  return { messageKeys: [...required, ...optional], requiredKeys: [...required] };
}

function folderOf({ id }: Pick<TabDraft, 'id'>): string {
  return join(schemasRoot, 'forms', ...id.split('/'));
}

function filesOf(draft: TabDraft): [string, string][] {
  const { form, messages } = draft;
  const folder = folderOf(draft);
  return [
    [join(folder, 'form.json'), form],
    ...requiredLanguages.map((language): [string, string] => [
      join(folder, 'locales', `${language}.json`),
      messages[language],
    ]),
  ];
}

/** Outside of the folder of the tab, where a language pack has them. */
function translationsOf(draft: TabDraft): [string, string][] {
  return furtherLanguages(draft).map((language) => [
    join(schemasRoot, translationPath(language)),
    draft.messages[language] ?? '',
  ]);
}

function inFolder({ file, ...error }: ValidationError, folder: string): DraftError {
  const root = file.startsWith(join(schemasRoot, 'translations/')) ? schemasRoot : folder;
  return { ...error, file: file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file };
}
