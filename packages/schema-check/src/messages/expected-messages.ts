import { isDeepStrictEqual } from 'node:util';
import { rjsfWidget, type FormPlan, type SectionPlan } from '@signalbox/engine/core';
import type { CollectionAction, GroupDefinition, JsonSchema, JsonValue, UiSchema } from '@signalbox/schemas';
import { furtherItemsOf, itemsOf, placesOf } from '@signalbox/schemas/items-of';
import { recursiveParts } from '../recursive-parts';
import { ownSentences } from './error-sentences';
import { isSchema } from '../walk-schema';
import { isTitled } from './section-titles';

/** Message keys that are required, and those that are optional (in all languages, or in none). */
export interface ExpectedMessages {
  required: string[];
  optional: string[];
}

interface Drawn {
  messageKey: string;
  schema: JsonSchema;
  uiSchema: UiSchema;
}

export function messagesOfGroup({ parentTabs = [], visibleWhen }: GroupDefinition): ExpectedMessages {
  const titles = ['title', ...parentTabs.map(({ key }) => `parentTabs.${key}`)];
  return { required: visibleWhen ? [...titles, 'closed'] : titles, optional: ['description'] };
}

/** Titles of the tab, what switches it on, titles of every section, field and list item, and a message for every choice. */
export function messagesOfForm(plan: FormPlan): ExpectedMessages {
  return merge([
    { required: plan.form.visibleWhen ? ['title', 'closed'] : ['title'], optional: ['description'] },
    ...plan.sections.map((section) => messagesOfSection(section, isTitled(section, plan))),
    ...plan.fields.map((field) => (field.widget === rjsfWidget ? messagesOfRjsfField(field) : messagesOfField(field))),
    ...recursiveParts(plan).map(([name, schema]) =>
      messagesWithin({ messageKey: `definitions.${name}`, schema, uiSchema: {} }),
    ),
  ]);
}

/** A list page has, beside the messages of its form, one for a new record, one for a list without records, those of its actions, and those of empty cells. */
export function messagesOfCollection(plan: FormPlan, actions: readonly CollectionAction[]): ExpectedMessages {
  const ofActions = actions.flatMap(({ name, confirmWhen }) =>
    ['title', 'done', ...(confirmWhen ? ['confirm'] : [])].map((part) => `actions.${name}.${part}`),
  );
  return merge([
    messagesOfForm(plan),
    { required: ofActions, optional: ['new', 'empty', ...plan.fields.map(({ messageKey }) => `${messageKey}.empty`)] },
  ]);
}

function messagesOfSection({ messageKey }: SectionPlan, hasTitle: boolean): ExpectedMessages {
  const title = [`${messageKey}.title`];
  return { required: hasTitle ? title : [], optional: [...(hasTitle ? [] : title), ...notes(messageKey)] };
}

function messagesOfField({ messageKey, schema, uiSchema }: Drawn): ExpectedMessages {
  const title = `${messageKey}.title`;
  const isHidden = uiSchema['ui:widget'] === 'hidden';
  if (!isHidden && schema.type === 'null') return { required: [title], optional: [`${messageKey}.help`] };
  const own: ExpectedMessages = isHidden
    ? { required: [], optional: [title] }
    : {
        required: [title, ...deprecation({ messageKey, schema, uiSchema })],
        optional: [
          ...notes(messageKey),
          ...(typeof schema.default === 'string' ? [`${messageKey}.default`] : []),
          ...ownSentences.map((keyword) => `${messageKey}.errors.${keyword}`),
          // Lists of records have a column of each.
          ...Object.keys(schema.properties ?? {}).map((name) => `${messageKey}.${name}.title`),
        ],
      };
  if (!isHidden && schema.const !== undefined)
    return merge([own, messagesOfConstant({ messageKey, schema, uiSchema })]);
  return merge([
    own,
    isHidden ? none : messagesOfChoices({ messageKey, schema, uiSchema }),
    messagesOfSuffix({ messageKey, schema, uiSchema }),
    messagesOfItemTitle({ messageKey, schema, uiSchema }),
    messagesOfItems({ messageKey, schema, uiSchema }),
  ]);
}

/** A constant may have a title, as a choice has one. */
function messagesOfConstant({ messageKey, schema: { const: constant } }: Drawn): ExpectedMessages {
  const name = typeof constant === 'object' ? '0' : String(constant);
  return { required: [], optional: [`${messageKey}.options.${name}`] };
}

/**
 * A field that RJSF draws has messages at every level: `<field>.<property>.title`, `<list>.items.title`. An option of a
 * choice is called `<field>.options.<index>`; its content has the messages of the field itself.
 */
function messagesOfRjsfField({ messageKey, schema, uiSchema }: Drawn): ExpectedMessages {
  // The constant of a branch is filled in, and has no input.
  if (schema.const !== undefined) return { required: [], optional: [`${messageKey}.title`] };
  return merge([
    {
      required: [`${messageKey}.title`, ...deprecation({ messageKey, schema, uiSchema })],
      optional: notes(messageKey),
    },
    messagesWithin({ messageKey, schema, uiSchema }),
  ]);
}

function messagesWithin({ messageKey, schema, uiSchema }: Drawn): ExpectedMessages {
  const options = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter(isSchema);
  return merge([
    messagesOfChoices({ messageKey, schema, uiSchema }),
    ...Object.entries(schema.properties ?? {}).map(([name, part]) =>
      isSchema(part)
        ? messagesOfRjsfField({ messageKey: `${messageKey}.${name}`, schema: part, uiSchema: partOf(uiSchema, name) })
        : none,
    ),
    ...(isSchema(schema.items)
      ? [
          messagesOfItem({
            messageKey: `${messageKey}.items`,
            schema: schema.items,
            uiSchema: partOf(uiSchema, 'items'),
          }),
        ]
      : []),
    ...messagesOfTuple({ messageKey, schema, uiSchema }),
    ...options.map((option, index) =>
      merge([
        { required: [`${messageKey}.options.${index}`], optional: [] },
        messagesWithin({ messageKey, schema: option, uiSchema }),
      ]),
    ),
  ]);
}

/** Each place of a tuple has a title, `<tuple>.items.<place>.title`. RJSF numbers what follows. */
function messagesOfTuple({ messageKey, schema, uiSchema }: Drawn): ExpectedMessages[] {
  const further = furtherItemsOf(schema);
  const { items: itemsUi } = uiSchema;
  const uiOf = (place: number) => ({ ui: Array.isArray(itemsUi) ? itemsUi[place] : itemsUi });
  return (placesOf(schema) ?? [])
    .map((place, index) =>
      messagesOfRjsfField({
        messageKey: `${messageKey}.items.${index}`,
        schema: place,
        uiSchema: partOf(uiOf(index), 'ui'),
      }),
    )
    .concat(
      further
        ? [
            {
              required: [],
              optional: [`${messageKey}.additionalItems.title`, ...notes(`${messageKey}.additionalItems`)],
            },
            messagesWithin({
              messageKey: `${messageKey}.additionalItems`,
              schema: further,
              uiSchema: partOf(uiSchema, 'additionalItems'),
            }),
          ]
        : [],
    );
}

/** RJSF numbers items without a title. Choices of a list are named by the list. */
function messagesOfItem(item: Drawn): ExpectedMessages {
  const inner = messagesWithin(item);
  const own = [`${item.messageKey}.title`, ...notes(item.messageKey)];
  return item.schema.enum
    ? { required: [], optional: [...own, ...inner.required] }
    : merge([{ required: [], optional: own }, inner]);
}

function messagesOfChoices({ messageKey, schema, uiSchema }: Drawn): ExpectedMessages {
  const toKeys = (choices: JsonValue[] | undefined) =>
    // Null has no title: it is the checkbox "Not set".
    (choices ?? [])
      .filter((choice) => choice !== null)
      .map((choice, place) => `${messageKey}.options.${isSchema(choice) ? place : String(choice)}`);
  // Choices of a list (several of them) may be drawn by a widget with messages of its own.
  const widget = uiSchema['ui:widget'];
  const items = toKeys(itemsOf(schema)?.enum);
  const isPlain = widget === undefined || widget === 'select' || widget === 'radio';
  // Yes and no have titles of the product.
  if (schema.type === 'boolean' && schema.enum === undefined && widget !== undefined && isPlain)
    return { required: [], optional: toKeys([true, false]) };
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

/** A unit stands beside a number, so it has the two forms that the complete languages are written in. */
function messagesOfSuffix({ messageKey, uiSchema }: Drawn): ExpectedMessages {
  const suffix = uiSchema['ui:options']?.suffix;
  return typeof suffix === 'string'
    ? { required: [`${messageKey}.${suffix}_one`, `${messageKey}.${suffix}_other`], optional: [] }
    : none;
}

/** The title of an item that is put together from several of its fields. */
function messagesOfItemTitle({ messageKey, uiSchema }: Drawn): ExpectedMessages {
  return uiSchema['ui:options']?.itemTitle === undefined
    ? none
    : { required: [`${messageKey}.itemTitle`], optional: [] };
}

/** The properties of a list's items are fields too, below `<list>.items`. */
function messagesOfItems({ messageKey, schema, uiSchema }: Drawn): ExpectedMessages {
  const itemsUi = partOf(uiSchema, 'items');
  return merge(
    Object.entries(itemsOf(schema)?.properties ?? {}).map(([name, part]) =>
      isSchema(part)
        ? messagesOfField({
            messageKey: `${messageKey}.items.${name}`,
            schema: part,
            uiSchema: partOf(itemsUi, name),
          })
        : none,
    ),
  );
}

function partOf(uiSchema: UiSchema, name: string): UiSchema {
  const part = uiSchema[name];
  return isSchema(part) ? (part as UiSchema) : {};
}

/** Returns the key of the text that says what to use instead of a deprecated field. */
function deprecation({ messageKey, schema }: Drawn): string[] {
  return schema.deprecated === true ? [`${messageKey}.deprecated`] : [];
}

function notes(messageKey: string): string[] {
  return ['help', 'placeholder', 'description'].map((part) => `${messageKey}.${part}`);
}

const none: ExpectedMessages = { required: [], optional: [] };

function merge(parts: ExpectedMessages[]): ExpectedMessages {
  return { required: parts.flatMap(({ required }) => required), optional: parts.flatMap(({ optional }) => optional) };
}
