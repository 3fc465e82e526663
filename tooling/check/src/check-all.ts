import { dirname, join } from 'node:path';
import { pathOf } from '@signalbox/engine/core';
import type { SchemaFolders } from '@signalbox/codegen';
import { checkClaims, checkSecrets } from './check-claims';
import { checkConditions } from './check-conditions';
import { checkDefaults } from './check-defaults';
import { checkRjsfFields } from './check-rjsf-fields';
import { checkMenus } from './check-menus';
import { checkNames } from './check-names';
import { checkPackages } from './check-packages';
import { checkPacks } from './check-packs';
import { checkPlaces } from './check-places';
import { checkStrict } from './check-strict';
import { checkBounds } from './fields/check-bounds';
import { checkComparisons } from './fields/check-comparisons';
import { checkDeprecated } from './fields/check-deprecated';
import { checkLimits } from './fields/check-limits';
import { checkPluginWidgets } from './fields/check-plugin-widgets';
import { checkPresence } from './fields/check-presence';
import { checkReserved } from './fields/check-reserved';
import { checkSecretFields } from './fields/check-secret-fields';
import { checkTabs } from './check-tabs';
import { checkVariants } from './fields/check-variants';
import { checkWidgets } from './fields/check-widgets';
import { checkMessages } from './check-messages';
import { checkTexts, untranslated } from './check-texts';
import { checkMigrations } from './migrations/check-migrations';
import { formatError, type ValidationError, tidyErrors } from './validation-error';
import { loadSources, type Sources } from './load-sources';
import { isUnsure } from './partial-file';
import type { SourceCache } from './source-cache';
import type { MessageFile } from './plural-forms';

export interface CheckRequest {
  /** The folder that contains `forms`, `meta`, `shared`, `entities` and `data`. */
  root: string;
  /** The repository whose packages' messages and plug-ins' entities are checked too. */
  repository?: string;
  /** Folder of language packs, `label[code].json`. Needs `repository`: a pack translates everything. */
  packs?: string;
  /** True: a message that a pack lacks is an error. False: it is a warning, and English appears in its place. */
  isStrict?: boolean;
  /** Of the run before: only what changed is read and compiled again. */
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
export function checkAll({ root, repository, packs, isStrict = false, cache }: CheckRequest): CheckReport {
  const sources = loadSources(root, repository && join(repository, 'plugins'), cache);
  const packages = repository
    ? checkPackages(repository)
    : { models: new Map<string, MessageFile>(), paths: [], errors: [] };
  const languagePacks = packs
    ? checkPacks(packs, new Map([...packages.models, ...modelsOf(sources)]))
    : { paths: [], errors: [], missing: [] };
  const errors = [
    ...errorsOfForms(sources),
    ...errorsOfMessages(sources),
    ...packages.errors,
    ...languagePacks.errors,
    ...(isStrict ? languagePacks.missing : []),
  ];
  return {
    errors: tidyErrors(errors),
    warnings: [...untranslated(sources).map(formatError), ...(isStrict ? [] : warningsOf(languagePacks.missing))],
    fileCount: sources.paths.size + packages.paths.length + languagePacks.paths.length,
    formCount: sources.forms.length,
  };
}

/** The checks that must pass before code can be generated from the schemas at `root`: all but those of messages. */
export function checkForms({ root, plugins }: SchemaFolders): { errors: ValidationError[] } {
  return { errors: tidyErrors(errorsOfForms(loadSources(root, plugins))) };
}

/** What author mode needs: all errors, and whether code can be generated in spite of them. */
export function checkAuthored({ root, plugins, cache }: SchemaFolders & { cache: SourceCache }): AuthoredReport {
  const sources = loadSources(root, plugins, cache);
  const ofForms = errorsOfForms(sources);
  return { errors: tidyErrors([...ofForms, ...errorsOfMessages(sources)]), canGenerate: ofForms.length === 0 };
}

interface AuthoredReport {
  errors: ValidationError[];
  canGenerate: boolean;
}

function errorsOfForms(sources: Sources): ValidationError[] {
  const checks = [
    checkPlaces,
    checkMenus,
    checkStrict,
    checkDefaults,
    checkNames,
    checkClaims,
    checkSecrets,
    checkConditions,
    checkRjsfFields,
    checkWidgets,
    checkPluginWidgets,
    checkLimits,
    checkComparisons,
    checkBounds,
    checkSecretFields,
    checkPresence,
    checkVariants,
    checkReserved,
    checkTabs,
    checkDeprecated,
    checkMigrations,
  ];
  const partial = new Map(sources.partialForms.map((form) => [form.source.path, form.unsure]));
  return [
    ...sources.errors,
    ...checks.flatMap((check) => check(sources)),
    ...(partial.size === 0 ? [] : checks.flatMap((check) => check({ ...sources, forms: sources.partialForms }))).filter(
      ({ file, pointer }) => partial.has(file) && !isUnsure(pointer, partial.get(file) ?? []),
    ),
  ];
}

/** Errors of messages, without the consequences of those that are no texts. */
function errorsOfMessages(sources: Sources): ValidationError[] {
  return [...checkMessages(sources), ...checkTexts(sources)].filter(
    ({ file, pointer }) => !sources.unsureMessages.get(dirname(file))?.includes(pointer),
  );
}

function warningsOf(missing: ValidationError[]): string[] {
  return [...new Set(missing.map(({ file }) => file))].map((file) => {
    const namespaces = new Set(missing.filter((error) => error.file === file).map(({ pointer }) => pathOf(pointer)[0]));
    return `${file} — lacks messages of ${[...namespaces].join(', ')}: English appears in their place; npm run check -- --strict lists them`;
  });
}

/** The English messages of forms, groups and data. A language pack translates them beside those of packages. */
function modelsOf({ messages }: Sources): [string, MessageFile][] {
  return messages
    .filter(({ language }) => language === 'en')
    .map(({ source, namespace, definition }) => [namespace, { source, language: 'en', messages: definition, at: '' }]);
}
