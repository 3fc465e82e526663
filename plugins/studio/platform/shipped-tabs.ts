import { isJsonObject, type JsonObject } from '@signalbox/schemas/json';
import { packOf } from '@signalbox/schemas/pack-name';
import { requiredLanguages, type ShippedTabs, type TabDraft } from '../shared/draft';
import { packsRoot, readShippedSources, schemasRoot } from './shipped-sources';

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

/** The messages of a tab of the product in the languages that have a pack, by BCP-47 code. */
function shippedTranslations(id: string): Record<string, JsonObject> {
  return Object.fromEntries(
    packs().flatMap(({ language, content }) => {
      const messages = content[`forms/${id}`];
      return isJsonObject(messages) ? [[language, messages]] : [];
    }),
  );
}

interface Pack {
  language: string;
  content: JsonObject;
}

function packs(): readonly Pack[] {
  known ??= [...readShippedSources()].flatMap(([path, text]): Pack[] => {
    if (!path.startsWith(`${packsRoot}/`)) return [];
    const code = packOf(path.slice(packsRoot.length + 1))?.code;
    const content: unknown = JSON.parse(text);
    return code !== undefined && isJsonObject(content) ? [{ language: code.replaceAll('_', '-'), content }] : [];
  });
  return known;
}

let known: readonly Pack[] | undefined;
