import type { JsonSchema } from '../src/json-schema';
import type { UiSchema } from '../src/ui-schema';
import type { JsonObject } from '../src/json';

interface TabDraftOptions {
  id?: string;
  /** In the strip of tabs. Each tab that is published to one product has its own. */
  order?: number;
  /** Limit of the text `upkeepNotice`, which is the only field unless `properties` is given. */
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  /** In the place of the object of `properties`. */
  schema?: JsonSchema;
  /** The schemas in the `allOf` of the form. */
  parts?: JsonSchema[];
  uiSchema?: UiSchema;
  /** Title of the tab. The title of a field is `The <name>`. */
  title?: string;
  /** Further parts of the form. */
  more?: JsonObject;
  /** Further messages, in both languages of the product. */
  texts?: Record<string, string>;
  /** Messages of further languages. */
  translations?: Record<string, Record<string, string>>;
}

/** The files of a tab of the settings page that is no part of the build, as the studio sends them. */
export function aTabDraft({
  id = 'settings/upkeep',
  order = 990,
  maxLength = 20,
  properties = { upkeepNotice: { type: 'string', minLength: 2, maxLength } },
  parts = [],
  schema = { type: 'object', additionalProperties: false, properties, ...(parts.length > 0 ? { allOf: parts } : {}) },
  uiSchema = {},
  title = 'Upkeep',
  more = {},
  texts = {},
  translations = {},
}: TabDraftOptions = {}) {
  const form = {
    $schema: '../../../meta/form.schema.json',
    id,
    place: { group: 'settings', order },
    permission: { edit: 'setting.edit' },
    ...more,
    schema,
    uiSchema,
  };
  const names = [schema.properties ?? {}, ...parts.map((part) => part.properties ?? {})].flatMap(Object.keys);
  const titles = Object.fromEntries(names.map((name) => [`${name}.title`, `The ${name}`]));
  const text = JSON.stringify({ title, ...titles, ...texts });
  const further = Object.entries(translations).map(([language, each]) => [language, JSON.stringify(each)]);
  const messages = { en: text, 'zh-Hans': text, ...(Object.fromEntries(further) as Record<string, string>) };
  return { id, form: JSON.stringify(form), messages };
}
