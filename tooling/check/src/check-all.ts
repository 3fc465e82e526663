import { dirname, join, relative, sep } from 'node:path';
import type { SchemaFolders } from '@signalbox/codegen';
import { pathOf } from '@signalbox/engine/core';
import {
  checkErrorSentences,
  checkLonelyBranches,
  doubtfulTexts,
  errorAt,
  errorsOfMessages,
  errorsOfForms as findErrorsOfForms,
  formatError,
  type MessageFile,
  plainSecrets,
  shownPath,
  type SourceCache,
  type Sources,
  tidyErrors,
  untranslated,
  type ValidationError,
} from '@signalbox/schema-check';
import { checkPackages } from './check-packages';
import { checkPacks } from './check-packs';
import { checkStrayFiles } from './check-stray-files';
import { diskSources } from './disk-sources';
import { modelsOf } from './models-of';
import { checkTranslations } from './translations/waiting-translations';

export interface CheckRequest {
  /** The folder that contains `forms`, `meta`, `shared`, `entities` and `data`. */
  root: string;
  /** The repository whose packages' messages and plug-ins' entities are checked too. */
  repository?: string;
  /** Folder of language packs, `label[code].json`. Needs `repository`: a pack translates everything. */
  packs?: string;
  /** True: a message that a pack lacks is an error. False: it is a warning, and English appears in its place. */
  isStrict?: boolean;
  /** The cache of the run before: only what changed is read and compiled again. */
  cache?: SourceCache;
}

export interface CheckReport {
  errors: ValidationError[];
  /** Texts that may not be translated, and one sentence for each language pack that is not complete. */
  warnings: string[];
  fileCount: number;
  formCount: number;
}

/** Checks the schemas and messages without running the product. */
export function checkAll(request: CheckRequest): CheckReport {
  const { root, repository, cache } = request;
  const plugins = repository && join(repository, 'plugins');
  return checkSources(diskSources({ root, plugins, cache }), request);
}

function checkSources(sources: Sources, { repository, packs, isStrict = false }: CheckRequest): CheckReport {
  const packages = repository
    ? checkPackages(repository)
    : { models: new Map<string, MessageFile>(), paths: [], errors: [] };
  const languagePacks = packs
    ? checkPacks(packs, new Map([...packages.models, ...modelsOf(sources)]))
    : { paths: [], errors: [], missing: [] };
  const ofForms = errorsOfForms(sources);
  const errors = [
    ...ofForms,
    ...errorsOfMessages(sources, ofForms),
    ...checkErrorSentences(sources),
    ...checkSchemaPaths(sources),
    ...checkStrayFiles(sources.root),
    ...checkTranslations(sources.root, packs),
    ...packages.errors,
    ...languagePacks.errors,
    ...(isStrict ? languagePacks.missing : []),
  ];
  return {
    errors: tidyErrors(errors),
    warnings: [
      ...[...untranslated(sources), ...doubtfulTexts(sources), ...plainSecrets(sources)].map(formatError),
      ...(isStrict ? [] : warningsOf(languagePacks.missing)),
    ],
    fileCount: sources.paths.size + packages.paths.length + languagePacks.paths.length,
    formCount: sources.forms.length,
  };
}

/** The checks that must pass before code can be generated from the schemas at `root`: all but those of messages. */
export function checkForms({ root, plugins }: SchemaFolders): { errors: ValidationError[] } {
  return { errors: tidyErrors(errorsOfForms(diskSources({ root, plugins }))) };
}

/** Returns what author mode needs: all errors, and whether code can be generated in spite of them. */
export function checkAuthored({ root, plugins, cache }: SchemaFolders & { cache: SourceCache }): AuthoredReport {
  const sources = diskSources({ root, plugins, cache });
  const ofForms = errorsOfForms(sources);
  const others = [...errorsOfMessages(sources, ofForms), ...checkErrorSentences(sources), ...checkSchemaPaths(sources)];
  return { errors: tidyErrors([...ofForms, ...others]), canGenerate: ofForms.length === 0 };
}

function errorsOfForms(sources: Sources): ValidationError[] {
  return findErrorsOfForms(sources, [checkLonelyBranches]);
}

interface AuthoredReport {
  errors: ValidationError[];
  canGenerate: boolean;
}

function warningsOf(missing: ValidationError[]): string[] {
  return [...new Set(missing.map(({ file }) => file))].map((file) => {
    const namespaces = new Set(missing.filter((error) => error.file === file).map(({ pointer }) => pathOf(pointer)[0]));
    return `${file} — lacks messages of ${[...namespaces].toSorted().join(', ')}: English appears in their place; npm run check -- --strict lists them`;
  });
}

/** Without its path to the meta-schema, no editor completes and explains a file. The product does not read it. */
function checkSchemaPaths({ root, forms, groups, messages }: Sources): ValidationError[] {
  const files = [
    ...forms.map(({ source, definition }) => ({ source, definition, meta: 'form' })),
    ...groups.map(({ source, definition }) => ({ source, definition, meta: 'group' })),
    ...messages.map(({ source, definition }) => ({ source, definition, meta: 'messages' })),
  ];
  return files.flatMap(({ source, definition, meta }) => {
    const { $schema: path } = definition as { $schema?: string };
    const wanted = relative(dirname(source.path), shownPath(join(root, `meta/${meta}.schema.json`)))
      .split(sep)
      .join('/');
    if (path === undefined || path === wanted) return [];
    return [
      errorAt(source, '/$schema', {
        wrong: 'no meta-schema of this file is there, so the editor completes nothing',
        remedy: `write "$schema": "${wanted}"`,
      }),
    ];
  });
}
