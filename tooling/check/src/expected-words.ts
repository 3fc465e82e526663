import { isDeepStrictEqual } from 'node:util';
import { islandWidget, type FormPlan } from '@signalbox/engine/core';
import type { GroupDefinition, JsonSchema, JsonValue, UiSchema } from '@signalbox/schemas';
import { isSchema } from './walk-schema';

/** Word keys that must be there, and those that may be there (in all languages, or in none). */
export interface ExpectedWords {
  required: string[];
  optional: string[];
}

interface Drawn {
  wordKey: string;
  schema: JsonSchema;
  uiSchema: UiSchema;
}

export function wordsOfGroup({ parentTabs = [] }: GroupDefinition): ExpectedWords {
  return { required: ['title', ...parentTabs.map(({ key }) => `parentTabs.${key}`)], optional: ['description'] };
}

/** Titles of the tab, of every section, field and list item, and a word for every choice. */
export function wordsOfForm(plan: FormPlan): ExpectedWords {
  return merge([
    { required: ['title'], optional: ['description'] },
    ...plan.sections.map(({ wordKey }) => ({ required: [`${wordKey}.title`], optional: notes(wordKey) })),
    ...plan.fields.map((field) => (field.widget === islandWidget ? wordsOfIsland(field) : wordsOfField(field))),
  ]);
}

/** What the data files name: permissions, their models, modules and groups of modules. */
export function wordsOfData(data: Record<string, unknown>, permissions: string[]): ExpectedWords {
  const { groups = [] } = (data.modules ?? {}) as { groups?: { key: string; modules: string[] }[] };
  return {
    required: [
      ...permissions.map((key) => `permissions.${key}`),
      ...groups.map(({ key }) => `moduleGroups.${key}`),
      ...groups.flatMap(({ modules }) => modules.map((name) => `modules.${name}`)),
    ],
    optional: [...new Set(permissions.map((key) => `permissionModels.${key.split('.')[0]}`))],
  };
}

function wordsOfField({ wordKey, schema, uiSchema }: Drawn): ExpectedWords {
  const title = `${wordKey}.title`;
  const isHidden = uiSchema['ui:widget'] === 'hidden';
  const own: ExpectedWords = isHidden
    ? { required: [], optional: [title] }
    : { required: [title], optional: [...notes(wordKey), ...sentences(wordKey)] };
  return merge([
    own,
    isHidden ? none : wordsOfChoices({ wordKey, schema, uiSchema }),
    wordsOfSuffix({ wordKey, schema, uiSchema }),
    wordsOfItems({ wordKey, schema, uiSchema }),
  ]);
}

/**
 * A field that RJSF draws is worded all the way down: `<field>.<property>.title`, `<list>.items.title`. An option of a
 * choice is called `<field>.options.<index>`; what is in it has the words of the field itself.
 */
function wordsOfIsland({ wordKey, schema, uiSchema }: Drawn): ExpectedWords {
  return merge([
    { required: [`${wordKey}.title`], optional: notes(wordKey) },
    wordsWithin({ wordKey, schema, uiSchema }),
  ]);
}

function wordsWithin({ wordKey, schema, uiSchema }: Drawn): ExpectedWords {
  const options = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter(isSchema);
  return merge([
    wordsOfChoices({ wordKey, schema, uiSchema }),
    ...Object.entries(schema.properties ?? {}).map(([name, part]) =>
      isSchema(part)
        ? wordsOfIsland({ wordKey: `${wordKey}.${name}`, schema: part, uiSchema: partOf(uiSchema, name) })
        : none,
    ),
    ...(isSchema(schema.items)
      ? [wordsOfItem({ wordKey: `${wordKey}.items`, schema: schema.items, uiSchema: partOf(uiSchema, 'items') })]
      : []),
    ...options.map((option, index) =>
      merge([
        { required: [`${wordKey}.options.${index}`], optional: [] },
        wordsWithin({ wordKey, schema: option, uiSchema }),
      ]),
    ),
  ]);
}

/** RJSF numbers items without a title. Choices of a list are named by the list. */
function wordsOfItem(item: Drawn): ExpectedWords {
  const inner = wordsWithin(item);
  const own = [`${item.wordKey}.title`, ...notes(item.wordKey)];
  return item.schema.enum
    ? { required: [], optional: [...own, ...inner.required] }
    : merge([{ required: [], optional: own }, inner]);
}

function wordsOfChoices({ wordKey, schema, uiSchema }: Drawn): ExpectedWords {
  const toKeys = (choices: JsonValue[] | undefined) =>
    (choices ?? []).map((choice) => `${wordKey}.options.${String(choice)}`);
  // Choices of a list (several of them) may be drawn by a widget with words of its own.
  const widget = uiSchema['ui:widget'];
  const items = toKeys(schema.items?.enum);
  const isPlain = widget === undefined || widget === 'select' || widget === 'radio';
  return {
    required: [...toKeys(schema.enum), ...toKeys(choicesInside(schema)), ...(isPlain ? items : [])],
    optional: isPlain ? [] : items,
  };
}

/** An object of yes or no is a choice of its names; one whose properties share an enum, a choice of its values for each. */
function choicesInside({ properties = {} }: JsonSchema): JsonValue[] {
  const parts = Object.values(properties).filter(isSchema);
  const [first] = parts;
  if (first === undefined) return [];
  if (parts.every((part) => part.type === 'boolean')) return Object.keys(properties);
  return first.enum && parts.every((part) => isDeepStrictEqual(part.enum, first.enum)) ? first.enum : [];
}

/** A field may say a fault in its own sentence: `<field>.faults.required`. */
function sentences(wordKey: string): string[] {
  return ['required', 'type', 'enum', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'minItems'].map(
    (keyword) => `${wordKey}.faults.${keyword}`,
  );
}

/** A number may name the word of the unit behind its input. */
/** A unit stands beside a number, so it has the two forms that the complete languages are written in. */
function wordsOfSuffix({ wordKey, uiSchema }: Drawn): ExpectedWords {
  const suffix = uiSchema['ui:options']?.suffix;
  return typeof suffix === 'string'
    ? { required: [`${wordKey}.${suffix}_one`, `${wordKey}.${suffix}_other`], optional: [] }
    : none;
}

/** The properties of a list's items are fields too, below `<list>.items`. */
function wordsOfItems({ wordKey, schema, uiSchema }: Drawn): ExpectedWords {
  const itemsUi = partOf(uiSchema, 'items');
  return merge(
    Object.entries(schema.items?.properties ?? {}).map(([name, part]) =>
      isSchema(part)
        ? wordsOfField({ wordKey: `${wordKey}.items.${name}`, schema: part, uiSchema: partOf(itemsUi, name) })
        : none,
    ),
  );
}

function partOf(uiSchema: UiSchema, name: string): UiSchema {
  const part = uiSchema[name];
  return isSchema(part) ? (part as UiSchema) : {};
}

function notes(wordKey: string): string[] {
  return ['help', 'placeholder', 'description'].map((part) => `${wordKey}.${part}`);
}

const none: ExpectedWords = { required: [], optional: [] };

function merge(parts: ExpectedWords[]): ExpectedWords {
  return { required: parts.flatMap(({ required }) => required), optional: parts.flatMap(({ optional }) => optional) };
}
