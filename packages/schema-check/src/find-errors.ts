import { dirname } from 'node:path';
import { checkCharacters } from './check-characters';
import { checkClaims, checkSecrets } from './check-claims';
import { checkBranches } from './conditions/check-branches';
import { checkSecretConditions } from './conditions/check-secret-conditions';
import { checkConditions } from './conditions/check-conditions';
import { checkDefaults } from './check-defaults';
import { checkCollections } from './placement/check-collections';
import { checkLicenseGates } from './placement/check-license-gates';
import { checkMenus } from './placement/check-menus';
import { checkNames } from './check-names';
import { checkPlaces } from './placement/check-places';
import { checkStrict } from './check-strict';
import { checkBounds } from './fields/check-bounds';
import { checkFileValues } from './fields/check-file-values';
import { checkNotes } from './fields/check-notes';
import { checkOptionalData } from './fields/check-optional-data';
import { checkOthers } from './fields/check-others';
import { checkComparisons } from './fields/check-comparisons';
import { checkContent } from './fields/check-content';
import { checkDemands } from './fields/check-demands';
import { checkDrawn, checkOffered } from './fields/check-drawn';
import { checkEnterable } from './fields/check-enterable';
import { checkDefinedUi } from './fields/check-defined-ui';
import { checkDeprecated } from './fields/check-deprecated';
import { checkFieldOptions } from './fields/check-field-options';
import { checkGrids } from './fields/check-grids';
import { checkLimits } from './fields/check-limits';
import { checkPluginWidgets } from './fields/check-plugin-widgets';
import { checkPresence } from './fields/check-presence';
import { checkReadOnly } from './fields/check-read-only';
import { checkReserved } from './fields/check-reserved';
import { checkRjsfFields } from './fields/check-rjsf-fields';
import { checkRjsfParts } from './fields/check-rjsf-parts';
import { checkSaidTwice } from './fields/check-said-twice';
import { checkSecretFields } from './fields/check-secret-fields';
import { checkHidingTabs } from './placement/check-hiding-tabs';
import { checkTabs } from './placement/check-tabs';
import { checkObjectChoices } from './fields/check-object-choices';
import { checkTuples } from './fields/check-tuples';
import { checkVariants } from './fields/check-variants';
import { checkVisibility } from './fields/check-visibility';
import { checkConstants, checkWidgets } from './fields/check-widgets';
import { checkMessages } from './messages/check-messages';
import { checkMigrations } from './migrations/check-migrations';
import { checkTexts } from './messages/check-texts';
import type { Sources } from './load-sources';
import { isUnsure } from './partial-file';
import type { ValidationError } from './validation-error';

type Check = (sources: Sources) => ValidationError[];

/**
 * The checks of what a tab needs so that it can be drawn, its values are safe, and it does not contradict the rest of
 * the product. An error of these also takes a published tab out of use.
 */
const checksOfUse: readonly Check[] = [
  checkPlaces,
  checkMenus,
  checkCollections,
  checkLicenseGates,
  checkStrict,
  checkDefaults,
  checkNames,
  checkDefinedUi,
  checkClaims,
  checkSecrets,
  checkSecretConditions,
  checkDrawn,
  checkWidgets,
  checkRjsfParts,
  checkRjsfFields,
  checkComparisons,
  checkBounds,
  checkFileValues,
  checkOptionalData,
  checkOthers,
  checkSecretFields,
  checkContent,
  checkTuples,
  checkObjectChoices,
  checkVisibility,
  checkReadOnly,
  checkReserved,
  checkHidingTabs,
  checkMigrations,
];

/** Mistakes of an author: the tab is drawn, and its values are validated, all the same. */
const checksOfAuthors: readonly Check[] = [
  checkConditions,
  checkBranches,
  checkOffered,
  checkConstants,
  checkPluginWidgets,
  checkFieldOptions,
  checkGrids,
  checkSaidTwice,
  checkLimits,
  checkDemands,
  checkNotes,
  checkPresence,
  checkEnterable,
  checkVariants,
  checkTabs,
  checkCharacters,
  checkDeprecated,
];

interface FormErrors {
  ofUse: ValidationError[];
  ofAuthors: ValidationError[];
}

/** All errors but those of messages, by what they prevent. `more`: checks of the caller, of use. */
export function sortedErrorsOfForms(sources: Sources, more: readonly Check[] = []): FormErrors {
  return {
    ofUse: [...sources.errors, ...errorsBy([...checksOfUse, ...more], sources)],
    ofAuthors: errorsBy(checksOfAuthors, sources),
  };
}

/** All errors but those of messages. `more`: checks of the caller. */
export function errorsOfForms(sources: Sources, more: readonly Check[] = []): ValidationError[] {
  const { ofUse, ofAuthors } = sortedErrorsOfForms(sources, more);
  return [...ofUse, ...ofAuthors];
}

function errorsBy(checks: readonly Check[], sources: Sources): ValidationError[] {
  const partial = new Map(sources.partialForms.map((form) => [form.source.path, form.unsure]));
  return [
    ...checks.flatMap((check) => check(sources)),
    ...(partial.size === 0 ? [] : checks.flatMap((check) => check({ ...sources, forms: sources.partialForms }))).filter(
      ({ file, pointer }) => partial.has(file) && !isUnsure(pointer, partial.get(file) ?? []),
    ),
  ];
}

/**
 * Errors of messages, without the consequences of those that are no texts, and of errors in a choice: its parts may be moved, and
 * their messages have other keys then.
 */
export function errorsOfMessages(sources: Sources, ofForms: readonly ValidationError[]): ValidationError[] {
  const unsettled = ofForms.flatMap(({ file, pointer }) => {
    const [, path] = inChoice.exec(pointer) ?? [];
    return path === undefined ? [] : [{ folder: `${dirname(file)}/`, start: `/${keyOf(path)}.` }];
  });
  return [...checkMessages(sources), ...checkTexts(sources)].filter(
    ({ file, pointer }) =>
      !sources.unsureMessages.get(dirname(file))?.includes(pointer) &&
      !unsettled.some(({ folder, start }) => file.startsWith(folder) && pointer.startsWith(start)),
  );
}

const inChoice =
  /^\/schema((?:\/properties\/[^/]+|\/items)+)(?:\/allOf\/\d+)*\/(?:oneOf|anyOf|patternProperties|additionalProperties)\//;

/** `/properties/way/items` → `way.items`. */
function keyOf(path: string): string {
  return path.replaceAll(/\/(?:properties\/([^/]+)|items)/g, (_all, name = 'items') => `.${name}`).slice(1);
}
