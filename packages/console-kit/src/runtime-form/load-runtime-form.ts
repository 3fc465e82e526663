import { type FormPlan, planForm } from '@signalbox/engine/core';
import type { CompiledForm, FormDefinition, FormTexts, RuntimeFormModule } from '@signalbox/schemas';
import { loadWidgets, widgetNames } from '@signalbox/widgets';

/** The form of records: compiled by the platform at run time, as that of a model is, or one of the build. */
export interface RuntimeForm {
  /** Path of its module, or id of a form of the build. Another one is another form. */
  url: string;
  form: FormDefinition;
  plan: FormPlan;
  compiled: CompiledForm;
  texts: FormTexts;
  /** Namespace of its messages, of a form of the build. */
  namespace?: string;
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
