import { readAt, writeAt } from '@signalbox/engine/core';
import type { FormCatalog } from '@signalbox/platform-kit';
import { dialogs, type FormDefinition, type JsonObject, type JsonValue, type TreeRules } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { isBlankText } from '@signalbox/schemas/language-text';

/**
 * The settings with valid values instead of titles and icons that only older versions accepted: blank titles, and icons
 * with addresses of other sites. For validation: one of them would leave out all pages of a backup. The console shows the
 * path instead of such a title, and draws no such icon.
 */
export function withoutEarlierValues(catalog: FormCatalog, settings: JsonObject): JsonObject {
  const fields = catalog.flatMap(({ plan }) => plan.fields);
  return fields.reduce((rest, { pointer, schema: { tree } }) => {
    const items = tree && readAt(rest, pointer);
    if (tree === undefined || !Array.isArray(items)) return rest;
    const icons = iconsOf(tree.form);
    return writeAt(rest, pointer, withValidNodes(items, { rules: tree, icons, depth: 1 }));
  }, settings);
}

interface Level {
  rules: TreeRules;
  /** Names of the properties that are icons. */
  icons: readonly string[];
  depth: number;
}

/** Stops below the maximum depth: nodes there are an error. */
function withValidNodes(items: readonly JsonValue[], level: Level): JsonValue[] {
  const { rules, icons, depth } = level;
  return items.map((node) => {
    if (!isJsonObject(node)) return node;
    const title = node[rules.title];
    const below = node[rules.children];
    const known = Object.entries(node).filter(([name, value]) => !icons.includes(name) || !isEarlierIcon(value));
    return {
      ...Object.fromEntries(known),
      ...(title === undefined ? {} : { [rules.title]: visibleTitle(title) }),
      ...(Array.isArray(below) && depth <= rules.maxDepth
        ? { [rules.children]: withValidNodes(below, { ...level, depth: depth + 1 }) }
        : {}),
    };
  });
}

/** A title of the same length, in which no text is blank. */
function visibleTitle(title: JsonValue): JsonValue {
  if (typeof title === 'string') return isBlankText(title) ? 'x'.repeat(title.length) : title;
  if (!isJsonObject(title)) return title;
  return Object.fromEntries(
    Object.entries(title).map(([code, text]) => [code, typeof text === 'string' ? visibleTitle(text) : text]),
  );
}

/** Older versions accepted every text without spaces. */
function isEarlierIcon(value: JsonValue): boolean {
  return typeof value === 'string' && /^\S{1,300}$/u.test(value);
}

const allDialogs: readonly FormDefinition[] = dialogs;

function iconsOf(formId: string): string[] {
  const { uiSchema = {} } = allDialogs.find(({ id }) => id === formId) ?? {};
  return Object.entries(uiSchema).flatMap(([name, field]) =>
    isJsonObject(field) && field['ui:widget'] === 'icon' ? [name] : [],
  );
}
