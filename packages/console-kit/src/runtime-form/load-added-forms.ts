import type { AddedTabAddress } from '@signalbox/api';
import type { i18n as I18n } from 'i18next';
import { addTexts } from './add-texts';
import { loadRuntimeForm, type RuntimeForm } from './load-runtime-form';

/** Loads the modules of tabs, and puts their texts among those of the console. */
export async function loadAddedForms(
  i18n: Pick<I18n, 'addResourceBundle' | 'removeResourceBundle'>,
  tabs: readonly AddedTabAddress[],
): Promise<RuntimeForm[]> {
  const forms = await Promise.all(tabs.map(({ url }) => loadRuntimeForm(url)));
  addTexts(i18n, forms);
  return forms;
}
