import { isJsonObject, type JsonObject } from '@signalbox/schemas/json';
import { packOf } from '@signalbox/schemas/pack-name';
import { packsRoot, readShippedSources } from './shipped-sources';

/** The messages of a tab of the product in the languages that have a pack, by BCP-47 code. */
export function shippedTranslations(id: string): Record<string, JsonObject> {
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
