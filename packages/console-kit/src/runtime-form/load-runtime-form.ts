import { type FormPlan, planForm } from '@signalbox/engine/core';
import type { CompiledForm, FormDefinition, FormTexts, RuntimeFormModule } from '@signalbox/schemas';
import { loadWidgets, widgetNames } from '@signalbox/widgets';

/** A form that the platform compiled at run time, such as that of the records of a model. */
export interface RuntimeForm {
  /** Path of its module. Another path is another form. */
  url: string;
  form: FormDefinition;
  plan: FormPlan;
  compiled: CompiledForm;
  texts: FormTexts;
}

export type ImportModule = (address: string) => Promise<RuntimeFormModule>;

/** Failed imports of each module: a browser may keep a failure for as long as the page is open. */
const failures = new Map<string, number>();

/** Loads the module of a form from the platform's own origin, and its widgets. */
export async function loadRuntimeForm(url: string, importModule: ImportModule = importByBrowser): Promise<RuntimeForm> {
  if (!isModulePath.test(url)) throw new TypeError('The platform sent no path of a form');
  const failed = failures.get(url) ?? 0;
  const address = failed === 0 ? url : `${url}?attempt=${failed}`;
  const module = await importModule(address).catch((error: unknown) => {
    failures.set(url, failed + 1);
    throw error;
  });
  const plan = planForm(module.form);
  await loadWidgets(widgetNames(plan));
  return { url, form: module.form, plan, compiled: module.compiledForm, texts: module.texts };
}

const isModulePath = /^\/rest\/core\/form\/[\w-]+\.js$/;

const importByBrowser: ImportModule = (address) => import(/* @vite-ignore */ address) as Promise<RuntimeFormModule>;
