import { isJsonObject } from '@signalbox/schemas/json';
import { requiredLanguages, type ShippedTabs, type TabDraft } from '../shared/draft';
import { readShippedSources, schemasRoot } from './shipped-sources';
import { shippedTranslations } from './shipped-translations';

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
      title: titleOf(id),
    })),
  };
}

/** The files of a tab. Undefined if the product has none of this id. */
export function shippedTab(id: string): TabDraft | undefined {
  const sources = readShippedSources();
  const form = sources.get(`${forms}${id}/form.json`);
  if (form === undefined) return undefined;
  const messagesIn = (language: string) => sources.get(messagesPath(id, language)) ?? '{}\n';
  const further = Object.entries(shippedTranslations(id)).map(([language, messages]) => [
    language,
    `${JSON.stringify(messages, null, 2)}\n`,
  ]);
  const messages = { ...Object.fromEntries(further), en: messagesIn('en'), 'zh-Hans': messagesIn('zh-Hans') };
  return { id, form, messages };
}

function titleOf(id: string): Record<string, string> {
  const required = requiredLanguages.map((language) => [language, parsed(messagesPath(id, language))['title'] ?? id]);
  const further = Object.entries(shippedTranslations(id)).map(([language, messages]) => [language, messages['title']]);
  const titles = [...required, ...further].filter(([, title]) => typeof title === 'string');
  return Object.fromEntries(titles) as Record<string, string>;
}

function messagesPath(id: string, language: string): string {
  return `${forms}${id}/locales/${language}.json`;
}

function parsed(path: string): Record<string, unknown> {
  const value: unknown = JSON.parse(readShippedSources().get(path) ?? '{}');
  return isJsonObject(value) ? value : {};
}
