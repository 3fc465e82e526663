import { derivedOf, isWithin, type Pointer } from '@signalbox/engine/core';
import {
  effectiveSettings,
  licensesIn,
  requireFeatures,
  settingsSizeError,
  withLegacyReminder,
  writeSettings,
  type Database,
  type FormCatalog,
  type PlatformKit,
  type Viewer,
  invalidField,
} from '@signalbox/platform-kit';
import { type GroupDefinition, groups, type JsonObject } from '@signalbox/schemas';
import { applyPatch, mergeKnown } from './apply-patch';
import { formsOf } from './forms-of';
import { dropRemovedSecrets, keepSecrets } from './keep-secrets';
import { rejectConflict } from './reject/reject-conflict';
import { rejectForeignFields, rejectForeignRemovals } from './reject/reject-foreign-fields';
import { rejectForeignFiles } from './reject/reject-foreign-files';
import { rejectForeignNodes } from './reject/reject-foreign-nodes';
import { rejectHidden } from './reject/reject-hidden';
import { rejectInvalidForms } from './reject/reject-invalid-forms';
import { rejectReadOnly } from './reject/reject-read-only';
import { rejectSwitchedOff } from './reject/reject-switched-off';
import { once } from './once';
import { replacementPatch } from './replacement-patch';
import { createStoredErrorsOf } from './stored-errors/stored-errors-of';
import { checkUnlock } from './unlock';
import { countUnlock } from './unlock-attempts';

export interface SaveDeps {
  kit: Pick<PlatformKit, 'database' | 'clock' | 'notify'>;
  catalog: FormCatalog;
}

export interface SaveRequest {
  project: string;
  viewer: Viewer;
  /** Free of prototype keys: the body parser of the platform rejects them. */
  body: JsonObject;
  /** `merge`: changes only the fields of the body. `replace`: also removes all other fields. `unlock`: see `checkUnlock`. */
  mode: 'merge' | 'replace' | 'unlock';
  /** Revision that the sender read, from `If-Match`. */
  base: number | undefined;
}

export interface SaveResult {
  /** The current revision after the save. */
  revision: number;
  /**
   * The revision that the save was merged into. Equal to `revision` if nothing changed. Undefined if fields of other tabs
   * depend on what was saved: then only the platform knows the settings after it.
   */
  previous: number | undefined;
}

/**
 * Saves settings in one transaction, with the project's row locked: of two saves, on any replica, the later
 * merges into the result of the earlier.
 * Throws `invalidField`, `typeAgain`, `forbidden`, `switchedOff` or `conflict` without any change.
 */
export async function saveSettings(deps: SaveDeps, request: SaveRequest): Promise<SaveResult> {
  const { kit } = deps;
  const save = () => kit.database.transaction().execute((database) => saveLocked({ ...deps, database }, request));
  if (request.mode !== 'unlock') return save();
  return countUnlock(kit, { project: request.project, userId: request.viewer.userId }, save);
}

/** Saves while the row of the project is locked, and notifies all replicas of the new revision. */
async function saveLocked(deps: SaveDeps & { database: Database }, request: SaveRequest): Promise<SaveResult> {
  const { catalog, database, kit } = deps;
  const { project, viewer, base } = request;
  const row = await lockSettings(database, project);
  const { revision, saved } = row ?? { revision: 0, saved: {} };
  const computeBefore = once(() => effectiveSettings(catalog, saved));
  const patch = await patchOf(deps, request, { saved, before: computeBefore });
  const applied = applyPatch({ catalog, viewer, saved, before: computeBefore, patch });
  const { before, settings, touched } = applied;
  if (touched.length === 0) return { revision, previous: revision };

  if (request.mode !== 'unlock') rejectForeignFields({ catalog, viewer, pointers: touched });
  await requireFeatures(licensesIn(database, kit.clock), { project, features: featuresOf(formsOf(catalog, touched)) });
  rejectForeignRemovals({ catalog, viewer, removed: applied.removed });
  // Only a save with changes creates the row of a project. A concurrent save may have created it: this save then merges into it.
  if (row === undefined) {
    await makeSettings(database, project);
    return saveLocked(deps, request);
  }
  // Precedes the checks that compare with stored values: after a save by others, these are not those that the sender read.
  await rejectConflict({ database, project, base, current: revision, touched });
  rejectHidden(catalog, applied.lost);
  rejectForeignNodes({ catalog, viewer, before, settings, touched });
  rejectSwitchedOff({ catalog, before, settings, touched });
  const storedErrorsOf = createStoredErrorsOf(before);
  if (request.mode !== 'unlock') rejectReadOnly({ catalog, before, settings, touched, storedErrorsOf });
  rejectInvalidForms({ catalog, before, settings, touched, storedErrorsOf });
  const marked = await keepSecrets({ database, catalog, project, saved: applied.saved, touched });
  rejectForeignFiles({ catalog, viewer, before, body: marked, touched });
  await dropRemovedSecrets({ database, project, removed: [...applied.removed, ...applied.removedSections] });
  const body = { ...marked, ...derivedFrom(catalog, settings, touched) };
  const sizeError = settingsSizeError({ catalog, current: saved, incoming: body });
  if (sizeError !== undefined) throw invalidField([sizeError]);

  const next = await writeSettings({ database, kit, project, body, pointers: touched, userId: viewer.userId });
  return { revision: next, previous: isReadElsewhere(catalog, touched) ? undefined : revision };
}

/** True if the condition of a field reads one of these settings of another tab. */
function isReadElsewhere(catalog: FormCatalog, touched: Pointer[]): boolean {
  return catalog.some(({ plan }) =>
    plan.conditions.some(({ ofSettings = [] }) =>
      ofSettings.some((read) => touched.some((pointer) => isWithin(read, pointer) || isWithin(pointer, read))),
    ),
  );
}

/** Locks the project's row until the transaction ends, which blocks other saves. Undefined: the project has no row yet. */
async function lockSettings(
  database: Database,
  project: string,
): Promise<{ revision: number; saved: JsonObject } | undefined> {
  const row = await database
    .selectFrom('setting')
    .select(['revision', 'body'])
    .where('project', '=', project)
    .forUpdate()
    .executeTakeFirst();
  return row && { revision: row.revision, saved: withLegacyReminder(row.body) };
}

async function makeSettings(database: Database, project: string): Promise<void> {
  await database
    .insertInto('setting')
    .values({ project, revision: 0, body: {} })
    .onConflict((conflict) => conflict.column('project').doNothing())
    .execute();
}

/** The patch that the request stands for. */
async function patchOf(
  { catalog, database }: SaveDeps & { database: Database },
  request: SaveRequest,
  { saved, before }: { saved: JsonObject; before: () => JsonObject },
): Promise<JsonObject> {
  const { project, viewer, body, mode } = request;
  switch (mode) {
    case 'merge':
      return body;
    case 'replace':
      // Computing the patch takes as many copies of the body as it misses fields, so unknown names are rejected before.
      mergeKnown({ catalog, saved, patch: body });
      return replacementPatch({ catalog, viewer, current: before(), body });
    case 'unlock':
      return checkUnlock({ database, project, saved, current: before(), body });
  }
}

/** Derived values of the touched forms, computed from the effective settings. Values in the body are ignored. */
function derivedFrom(catalog: FormCatalog, settings: JsonObject, touched: string[]): JsonObject {
  const derived = formsOf(catalog, touched).map(({ plan }) => derivedOf({ form: plan.form, values: settings }));
  return Object.assign({}, ...derived) as JsonObject;
}

/** The license features that these forms and their groups need. */
function featuresOf(forms: FormCatalog): string[] {
  const needed = forms.flatMap(({ plan: { form } }) => [
    allGroups.find(({ key }) => key === form.place.group)?.licenseFeature ?? [],
    form.licenseFeature ?? [],
  ]);
  return [...new Set(needed.flat())];
}

const allGroups: readonly GroupDefinition[] = groups;
