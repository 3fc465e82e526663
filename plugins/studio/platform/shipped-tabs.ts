import { isJsonObject } from '@signalbox/schemas/json';
import { type DraftLanguage, draftLanguages, type ShippedTabs, type TabDraft } from '../shared/draft';
import { readShippedSources, schemasRoot } from './shipped-sources';

const forms = `${schemasRoot}/forms/`;

/** The tabs of the product by id, and the pages that a tab may be on. Dialogs are neither. */
export function shippedTabs(): ShippedTabs {
  const paths = [...readShippedSources().keys()].filter((path) => path.startsWith(forms));
  const groups = paths
    .filter((path) => path.endsWith('/group.json') && parsed(path)['isDialogs'] !== true)
    .map((path) => path.slice(forms.length, -'/group.json'.length));
  const ids = paths
    .filter((path) => path.endsWith('/form.json'))
    .map((path) => path.slice(forms.length, -'/form.json'.length))
    .filter((id) => groups.includes(id.split('/')[0] ?? ''));
  return {
    groups,
    tabs: ids.map((id) => ({
      id,
      title: Object.fromEntries(
        draftLanguages.map((language) => [language, String(parsed(messagesPath(id, language))['title'] ?? id)]),
      ),
    })),
  };
}

/** The files of a tab. Undefined if the product has none of this id. */
export function shippedTab(id: string): TabDraft | undefined {
  const sources = readShippedSources();
  const form = sources.get(`${forms}${id}/form.json`);
  if (form === undefined) return undefined;
  const messagesIn = (language: DraftLanguage) => sources.get(messagesPath(id, language)) ?? '{}\n';
  return { id, form, messages: { en: messagesIn('en'), 'zh-Hans': messagesIn('zh-Hans') } };
}

function messagesPath(id: string, language: string): string {
  return `${forms}${id}/locales/${language}.json`;
}

function parsed(path: string): Record<string, unknown> {
  const value: unknown = JSON.parse(readShippedSources().get(path) ?? '{}');
  return isJsonObject(value) ? value : {};
}
