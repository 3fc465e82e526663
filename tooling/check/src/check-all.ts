import { checkClaims } from './check-claims';
import { checkConditions } from './check-conditions';
import { checkDefaults } from './check-defaults';
import { checkIslands } from './check-islands';
import { checkNames } from './check-names';
import { checkPackages } from './check-packages';
import { checkPacks } from './check-packs';
import { checkPlaces } from './check-places';
import { checkSecrets } from './check-secrets';
import { checkStrict } from './check-strict';
import { checkWords } from './check-words';
import { type Fault, tidyFaults } from './fault';
import { loadSources, type Sources } from './load-sources';
import type { WordFile } from './compare-words';

export interface CheckRequest {
  /** The folder that holds `forms`, `meta`, `shared`, `entities` and `data`. */
  root: string;
  /** The repository whose packages' words are checked too. */
  repository?: string;
  /** Folder of language packs, `label[code].json`. Needs `repository`: a pack translates everything. */
  packs?: string;
}

export interface CheckReport {
  faults: Fault[];
  fileCount: number;
  formCount: number;
}

/** Everything that can be said about the schemas and words without running the product. */
export function checkAll({ root, repository, packs }: CheckRequest): CheckReport {
  const sources = loadSources(root);
  const packages = repository
    ? checkPackages(repository)
    : { models: new Map<string, WordFile>(), paths: [], faults: [] };
  const languagePacks = packs
    ? checkPacks(packs, new Map([...packages.models, ...modelsOf(sources)]))
    : { paths: [], faults: [] };
  const checks = [
    checkPlaces,
    checkStrict,
    checkDefaults,
    checkNames,
    checkClaims,
    checkSecrets,
    checkConditions,
    checkIslands,
    checkWords,
  ];
  const faults = [
    ...sources.faults,
    ...checks.flatMap((check) => check(sources)),
    ...packages.faults,
    ...languagePacks.faults,
  ];
  return {
    faults: tidyFaults(faults),
    fileCount: sources.paths.size + packages.paths.length + languagePacks.paths.length,
    formCount: sources.forms.length,
  };
}

/** The English words of forms, groups and data, which a language pack translates beside those of packages. */
function modelsOf({ words }: Sources): [string, WordFile][] {
  return words
    .filter(({ language }) => language === 'en')
    .map(({ source, namespace, definition }) => [namespace, { source, language: 'en', words: definition, at: '' }]);
}
