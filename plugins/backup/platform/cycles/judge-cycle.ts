import { PlatformError } from '@signalbox/api';
import { collect, type FormPlan, formFaults, isJsonObject, isWithin, pathOf, planForm } from '@signalbox/engine/core';
import { dialogs, type CompiledForm, type JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { backupChoice } from '../make/backup-choice';
import { keepAll, type Retention } from '../retention/retention-rule';
import type { CycleForm } from './cycle';

/** What the dialog form makes of a body; throws `invalidField` with every fault. `id` and what is the server's are ignored. */
export function judgeCycle({ project, body }: { project: string; body: JsonObject }): CycleForm {
  const values = formValues(body);
  refuse(formFaults({ plan, compiled, values }));
  const form = collect({ plan, compiled, values }) as unknown as CycleForm;
  choiceOf({ project, form });
  return {
    ...form,
    retention: form.retention ?? keepAll,
    isOffsite: form.isOffsite ?? false,
    disable: form.disable ?? false,
  };
}

/** A rule alone, as the preview sends it. */
export function judgeRetentionRule(retention: JsonObject): Retention {
  const values = { retention };
  refuse(formFaults({ plan, compiled, values }).filter(({ pointer }) => isWithin(pointer, '/retention')));
  return collect({ plan, compiled, values })['retention'] as unknown as Retention;
}

/** What a cycle backs up. A module that the project has no longer, or a path that leaves it, is a fault. */
export function choiceOf({ project, form }: { project: string; form: CycleForm }) {
  const { item, mongoItem = [], excludedDirs } = form;
  const moduleRules = Object.fromEntries(mongoItem.map((module) => [module, 0]));
  return backupChoice({ project, item, moduleRules, excludedDirs });
}

/** Of a cycle or of a body: what belongs to the form. */
export function formValues(body: JsonObject): JsonObject {
  const stranger = Object.keys(body).find((key) => !own.has(key) && !servers.has(key));
  if (stranger !== undefined)
    refuse([{ pointer: `/${stranger}`, keyword: 'additionalProperties', params: { additionalProperty: stranger } }]);
  const values = Object.fromEntries(Object.entries(body).filter(([key]) => own.has(key)));
  return 'item' in values ? { ...values, item: chosenOnly(values['item']) } : values;
}

/** The wire has a map of booleans; an item that is false counts as none, so that a map of false is empty. */
function chosenOnly(item: JsonObject[string] | undefined): JsonObject[string] {
  if (!isJsonObject(item)) return item ?? null;
  return Object.fromEntries(Object.entries(item).filter(([, isChosen]) => isChosen !== false));
}

interface Fault {
  pointer: string;
  keyword: string;
  params: JsonObject;
}

function refuse(faults: readonly Fault[]): void {
  const [first] = faults;
  if (!first) return;
  throw new PlatformError('invalidField', {
    field: pathOf(first.pointer).join('.'),
    pointer: first.pointer,
    faults: faults.map(({ pointer, keyword, params }) => ({ pointer, keyword, params, formId })),
  });
}

const formId = 'backup/cycle';
const { plan, compiled } = readForm();
const own = new Set(Object.keys(plan.form.schema.properties ?? {}));
const servers = new Set(['id', 'nextRun', 'lastRun', 'lastOutcome']);

function readForm(): { plan: FormPlan; compiled: CompiledForm } {
  const form = dialogs.find(({ id }) => id === formId);
  const found = compiledForms[formId];
  if (!form || !found) throw new Error(`The form ${formId} was not compiled. Run the code generation.`);
  return { plan: planForm(form), compiled: found };
}
