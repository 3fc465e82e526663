import {
  defaultsOf,
  formMigrations,
  migrateSettings,
  planForm,
  type FieldPlan,
  type FormPlan,
  type SettingMigration,
} from '@signalbox/engine/core';
import type { CompiledForm, FormDefinition, JsonObject } from '@signalbox/schemas';
import { hasSecret, hiddenSecretPlaces } from '@signalbox/schemas/secret-places';
import type { SettingChecks } from '../setting-checks';

/** One settings tab: its definition, flattened, with its validators. */
export interface CatalogForm {
  id: string;
  plan: FormPlan;
  compiled: CompiledForm;
  defaults: JsonObject;
  /** Fields with a secret in them, at any depth. */
  secretFields: FieldPlan[];
  /** How values of earlier versions come to its fields. */
  migrations: SettingMigration[];
  /** The checks of its fields. */
  checks: SettingChecks;
}

/** Every form whose values are in `core/setting`. Dialogs are excluded. */
export type FormCatalog = readonly CatalogForm[];

interface CatalogSource {
  forms: readonly FormDefinition[];
  /** A form belongs to the settings when its group is one of these; the others are dialogs. */
  groups: readonly { key: string }[];
  compiled: Readonly<Record<string, CompiledForm>>;
  /** The checks of all plug-ins (`PlatformKit.settingChecks`). None by default. */
  checks?: SettingChecks;
}

/** Catalogs in use, and what they were made from. */
let inUse: { catalog: WeakRef<CatalogForm[]>; source: CatalogSource }[] = [];
let revision = 0;

/**
 * Throws for a form without a compiled validator: the generated code is stale. Throws for a secret in a place where the server would not
 * find it in a value, which the check of the schemas rejects too.
 */
export function createFormCatalog(source: CatalogSource): FormCatalog {
  const catalog = catalogForms(source);
  inUse = [...inUse.filter((each) => each.catalog.deref() !== undefined), { catalog: new WeakRef(catalog), source }];
  return catalog;
}

/** Author mode has changed what the catalogs were made from: each takes the new forms, as the same object. */
export function renewFormCatalogs(): void {
  for (const { catalog, source } of inUse) {
    const used = catalog.deref();
    used?.splice(0, used.length, ...catalogForms(source));
  }
  revision += 1;
}

/** Changes when the catalogs are renewed. What is computed from a catalog and kept is computed again then. */
export function catalogRevision(): number {
  return revision;
}

function catalogForms({ forms, groups, compiled, checks = {} }: CatalogSource): CatalogForm[] {
  const settingsGroups = new Set(groups.map((group) => group.key));
  return forms
    .filter((form) => settingsGroups.has(form.place.group))
    .map((form) => {
      const flat = flattened(form);
      const { id } = form;
      return { id, compiled: compiledOf(id, compiled), ...flat, checks: checksOf(flat.plan, checks) };
    });
}

type FlattenedForm = Omit<CatalogForm, 'id' | 'compiled' | 'checks'>;

/** Forms do not change, and author mode brings other objects. The servers of a process share what they are flattened to. */
const flattenedForms = new WeakMap<FormDefinition, FlattenedForm>();

function flattened(form: FormDefinition): FlattenedForm {
  const known = flattenedForms.get(form);
  if (known) return known;
  const [hidden] = hiddenSecretPlaces(form.schema);
  if (hidden !== undefined)
    throw new Error(
      `The form ${form.id} has a secret at ${hidden}, where it would be stored and sent like other values.`,
    );
  const plan = planForm(form);
  const secretFields = plan.fields.filter((field) => hasSecret(field.schema));
  const made = { plan, defaults: defaultsOf(form), secretFields, migrations: formMigrations(plan) };
  flattenedForms.set(form, made);
  return made;
}

/**
 * Settings of any earlier version, brought to the present forms: those of a backup or an export. Values that cannot be migrated
 * stay at their place, which no form has. `keepsSources`: others stay there too.
 */
export function presentSettings(catalog: FormCatalog, settings: JsonObject, keepsSources = false): JsonObject {
  const migrations = catalog.flatMap((form) => form.migrations);
  return migrateSettings({ migrations, settings, keepsSources }).settings;
}

function checksOf({ fields }: FormPlan, checks: SettingChecks): SettingChecks {
  const own = new Set(fields.map(({ pointer }) => pointer));
  return Object.fromEntries(Object.entries(checks).filter(([pointer]) => own.has(pointer)));
}

function compiledOf(id: string, compiled: CatalogSource['compiled']): CompiledForm {
  const found = compiled[id];
  if (found === undefined) throw new Error(`The form ${id} has no compiled validator. Run the code generation.`);
  return found;
}
