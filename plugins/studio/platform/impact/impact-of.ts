import { setImmediate } from 'node:timers/promises';
import { errorsOfForm, isWithin, maySee, migrateSettings, readAt } from '@signalbox/engine/core';
import {
  type CatalogForm,
  createFormCatalog,
  effectiveSettings,
  type PlatformKit,
  type Viewer,
  withLegacyReminder,
} from '@signalbox/platform-kit';
import { type CompiledForm, type FormDefinition, forms, groups, type JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import type { Impact, StoredConflict } from '../../shared/impact';

interface ImpactOptions {
  form: FormDefinition;
  compiled: CompiledForm;
  viewer: Viewer;
  signal: AbortSignal;
}

/** At once from the database, which other requests use between two of them. */
const batchSize = 50;
const maxProjects = 5_000;
const maxConflicts = 100;
const maxMilliseconds = 10_000;

/** Validates the stored settings of all projects by a draft. Writes nothing. */
export async function impactOf({ database }: Pick<PlatformKit, 'database'>, options: ImpactOptions): Promise<Impact> {
  const { form, compiled, viewer, signal } = options;
  const draft = catalogForm(form, compiled);
  const built = (forms as readonly FormDefinition[]).find(({ id }) => id === form.id);
  const present = built && catalogForm(built, compiledForms[form.id]);
  const mayReadValues = mayRead(viewer, [form, ...(built ? [built] : [])]);
  const impact: Impact = { projects: 0, affected: 0, conflicts: [], isComplete: false };
  const end = performance.now() + maxMilliseconds;
  for (let after = ''; impact.projects < maxProjects && performance.now() < end; await setImmediate()) {
    signal.throwIfAborted();
    const rows = await nextProjects(database, after);
    for (const { project, body } of rows) {
      const conflicts = conflictsOf({ draft, present, project, saved: body, mayReadValues });
      impact.projects += 1;
      if (conflicts.length > 0) impact.affected += 1;
      impact.conflicts.push(...conflicts.slice(0, maxConflicts - impact.conflicts.length));
    }
    const last = rows.at(-1);
    if (last === undefined) return { ...impact, isComplete: impact.conflicts.length < maxConflicts };
    after = last.project;
  }
  return impact;
}

function nextProjects(
  database: PlatformKit['database'],
  after: string,
): Promise<{ project: string; body: JsonObject }[]> {
  return database
    .selectFrom('setting')
    .select(['project', 'body'])
    .where('project', '>', after)
    .orderBy('project')
    .limit(batchSize)
    .execute();
}

function catalogForm(form: FormDefinition, compiled: CompiledForm | undefined): CatalogForm {
  const [only] = createFormCatalog({ forms: [form], groups, compiled: compiled ? { [form.id]: compiled } : {} });
  if (only === undefined) throw new Error(`The form ${form.id} is on no page.`);
  return only;
}

function mayRead(viewer: Viewer, tabs: readonly FormDefinition[]): boolean {
  return (viewer.isSuper || viewer.permissions.has('setting.view')) && tabs.every((tab) => maySee(tab, viewer));
}

interface ConflictOptions {
  draft: CatalogForm;
  /** The tab with the same id that is in use. */
  present: CatalogForm | undefined;
  project: string;
  /** The stored settings, without secrets. */
  saved: JsonObject;
  mayReadValues: boolean;
}

/**
 * Returns what a draft would reject of the stored settings of a project, after its migrations, or not know any more.
 */
function conflictsOf({ draft, present, project, saved, mayReadValues }: ConflictOptions): StoredConflict[] {
  const { migrations, plan, compiled } = draft;
  const { settings } = migrateSettings({ migrations, settings: withLegacyReminder(saved) });
  // A value that another tab hides now comes back with that tab's setting.
  const values = effectiveSettings([draft], settings, { ignoresSettings: true });
  const secrets = [draft, present].flatMap((form) => form?.secretFields ?? []);
  const valueAt = (pointer: string): { value?: string } => {
    const value = readAt(values, pointer);
    const isSecret = secrets.some((field) => isWithin(pointer, field.pointer) || isWithin(field.pointer, pointer));
    if (value === undefined || isSecret || !mayReadValues) return {};
    return { value: JSON.stringify(value).slice(0, maxValueLength) };
  };
  const invalid = errorsOfForm({ plan, compiled, values, ignoresSettings: true })
    .filter(({ pointer, field }) => readAt(settings, field || pointer) !== undefined)
    .map(({ pointer, field, keyword, params }) => ({ project, pointer, field, keyword, params, ...valueAt(pointer) }));
  const unknown = (present?.plan.fields ?? [])
    .map(({ pointer }) => pointer)
    .filter((pointer) => readAt(settings, pointer) !== undefined && !isKnown(draft, pointer))
    .map((pointer) => ({ project, pointer, field: '', keyword: 'unknown', params: {}, ...valueAt(pointer) }));
  return [...invalid, ...unknown];
}

const maxValueLength = 200;

function isKnown({ plan }: CatalogForm, pointer: string): boolean {
  return [...plan.fields, ...plan.sections].some((each) => each.pointer === pointer);
}
