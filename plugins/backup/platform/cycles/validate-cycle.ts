import type { Retention } from '@signalbox/schemas/types';
import { collect, type FormPlan, errorsOfForm, isWithin, planForm } from '@signalbox/engine/core';
import { invalidField, requireTimeZone } from '@signalbox/platform-kit';
import { isJsonObject } from '@signalbox/schemas/json';
import { dialogs, type CompiledForm, type JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { backupChoice } from '../make/backup-choice';
import type { CycleScope } from '../../shared/scopes';
import type { CycleForm } from '../../shared/cycle';

interface CycleToPlan {
  form: FormId;
  project: string;
  body: JsonObject;
  /** What the client sent of it. Default: all. */
  sent?: JsonObject;
}

/**
 * Validates a body with the dialog form. Throws `invalidField` with all errors. Ignores `id` and values of the server.
 */
export function validateCycle({ form: id, project, body, sent = body }: CycleToPlan): CycleForm {
  const { plan, compiled } = cycleForms[id];
  const values = formValues(id, body);
  reject(id, errorsOfForm({ plan, compiled, values }));
  const form = collect({ plan, compiled, values }) as CycleForm;
  // The value of a hidden field is dropped, but not one that the client has just sent.
  if (typeof sent['at'] === 'string' && form.at === undefined)
    reject(id, [{ pointer: '/at', keyword: 'onlyForDays', params: {} }]);
  choiceOf({ project, form });
  requireTimeZone(form.timeZone);
  return {
    ...form,
    retention: form.retention ?? { kind: 'all' },
    isOffsite: form.isOffsite ?? false,
    disable: form.disable ?? false,
  };
}

/** Validates a retention rule alone, for the preview. */
export function planRetentionRule({ form: id, retention }: { form: FormId; retention: JsonObject }): Retention {
  const { plan, compiled } = cycleForms[id];
  const values = { retention };
  reject(
    id,
    errorsOfForm({ plan, compiled, values }).filter(({ pointer }) => isWithin(pointer, '/retention')),
  );
  return (collect({ plan, compiled, values })['retention'] ?? { kind: 'all' }) as Retention;
}

/**
 * The content that a cycle backs up. A module that the project no longer has, or a path outside the library, is an
 * error.
 */
export function choiceOf({ project, form }: { project: string; form: CycleForm }) {
  const { parts, excludedDirs } = form;
  const { item = {}, mongoItem = [] } = parts ? { item: { mongodb: true }, mongoItem: namesIn(parts) } : form;
  const moduleRules = Object.fromEntries(mongoItem.map((module) => [module, 0]));
  const modulesField = parts ? 'parts' : 'mongoItem';
  return backupChoice({ project, item, moduleRules, excludedDirs, modulesField });
}

/** The values of a cycle or a body that belong to the form. */
export function formValues(id: FormId, body: JsonObject): JsonObject {
  const { own } = cycleForms[id];
  const unknown = Object.keys(body).find((key) => !own.has(key) && !servers.has(key));
  if (unknown !== undefined)
    reject(id, [{ pointer: `/${unknown}`, keyword: 'additionalProperties', params: { additionalProperty: unknown } }]);
  const values = Object.fromEntries(Object.entries(body).filter(([key]) => own.has(key)));
  const maps = ['item', 'parts'].filter((key) => key in values);
  return { ...values, ...Object.fromEntries(maps.map((key) => [key, chosenOnly(values[key])])) };
}

/** The wire format has maps of booleans. False values are removed, so that a map without true values is empty. */
function chosenOnly(item: JsonObject[string] | undefined): JsonObject[string] {
  if (!isJsonObject(item)) return item ?? null;
  return Object.fromEntries(Object.entries(item).filter(([, isChosen]) => isChosen !== false));
}

function namesIn(parts: Record<string, boolean>): string[] {
  return Object.keys(parts).filter((name) => parts[name]);
}

interface ValidationError {
  pointer: string;
  keyword: string;
  params: JsonObject;
}

function reject(formId: FormId, errors: readonly ValidationError[]): void {
  if (errors.length === 0) return;
  throw invalidField(errors.map(({ pointer, keyword, params }) => ({ pointer, keyword, params, formId })));
}

type FormId = CycleScope['form'];
const cycleForms = {
  'backup/cycle': readForm('backup/cycle'),
  'backup/platform-cycle': readForm('backup/platform-cycle'),
};
const servers = new Set(['id', 'nextRun', 'lastRun', 'lastOutcome']);

interface CycleFormOptions {
  plan: FormPlan;
  compiled: CompiledForm;
  /** Names of its fields. */
  own: ReadonlySet<string>;
}

function readForm(formId: FormId): CycleFormOptions {
  const form = dialogs.find(({ id }) => id === formId);
  const compiled = compiledForms[formId];
  if (!form || !compiled) throw new Error(`The form ${formId} was not compiled. Run the code generation.`);
  const plan = planForm(form);
  return { plan, compiled, own: new Set(Object.keys(plan.form.schema.properties ?? {})) };
}
